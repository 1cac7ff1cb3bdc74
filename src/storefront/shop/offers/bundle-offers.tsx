import { formatAmount, formatMoney } from '@/domain/money/format-money'
import { namesInWords } from '@/domain/words'
import { offerBundles } from '@/domain/pricing/offer-bundle'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { ShopLink } from '../../shell/navigation/shop-link'
import type { Picked } from '../choose/picked'
import { OfferRow } from './offer-row'
import { bundlePath } from '../shop-paths'
import type { ShopChoice } from '../shop-choice'

type BundleOffersProps = {
  choice: ShopChoice
  picked: Picked
  rules: PriceRules
  onAdd: (styles: string[]) => void
}

/** The bundles of a typeface in one tap each; those over several typefaces have a page of their own. */
export function BundleOffers({ choice, picked, rules: { currency }, onAdd }: BundleOffersProps) {
  const across = choice.across ? [] : (choice.bundles ?? []).filter(({ isAcross }) => isAcross)
  return (
    <>
      {offerBundles(choice, new Set(picked.styles)).map(
        ({ id, text, amount, hasChosen, styles }) => {
          const price = formatAmount(amount, currency)
          return (
            <OfferRow
              key={id}
              offer={{ text, price: hasChosen ? `+ ${price}` : price }}
              onAdd={() => onAdd(styles)}
            />
          )
        },
      )}
      {across.map(({ id, name, slug, price, styles, typefaces }) => (
        <ShopLink key={id} className="complete" href={bundlePath(slug, styles)} preload={false}>
          <span>
            Bundle {name}, {styles.length} styles of {namesInWords(typefaces)}
          </span>{' '}
          <b className="num">{formatMoney(price, currency)} →</b>
        </ShopLink>
      ))}
    </>
  )
}
