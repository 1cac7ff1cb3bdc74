'use client'

import type { ShopPrices } from '@/domain/pricing/lists/shop-prices'
import { BundleOffers } from '../offers/bundle-offers'
import { ChooseTypeface } from './choose-typeface'
import { ChoosePrice } from './choose-price'
import { retailLicences, specialLicences, withStyle, withStyles, withTier } from './picked'
import { offerWhole } from '../offers/family-offer'
import { LicenceGrid } from './licence-grid'
import { EnquiryStep } from '../enquiry/enquiry-step'
import { OfferRow } from '../offers/offer-row'
import type { CurrencyChoice } from '../currency/currency-select'
import { usePrices } from '../currency/use-prices'
import { useShopQuery, type ShopQuery } from '../use-shop-query'
import { findChoice, groupsOf, stylesOf, type ShopChoice } from '../shop-choice'
import { chosenText, ChildGroup, priceText, StyleGroup } from './style-group'
import { useHeadingFocus } from '../use-heading-focus'
import { usePicked } from './use-picked'
import { useRowInView } from '../use-row-in-view'

/** A bundle of so few styles shows all its groups open. */
const FEW_STYLES = 12

type ChooseStepProps = { choices: ShopChoice[]; rules: ShopPrices }

/** Styles and licences of the typeface in the URL; without one, the typefaces to choose from. */
export function ChooseStep(shop: ChooseStepProps) {
  const query = useShopQuery()
  const { choices, rules, currencies } = usePrices(shop)
  const choice = query.typeface ? findChoice(choices, query.typeface) : null
  useHeadingFocus(`${query.typeface ?? ''} ${query.ask?.type ?? ''}`)
  useRowInView(choice?.across?.families[0]?.slug ?? choice?.slug)

  if (query.ask) return <EnquiryStep {...{ rules, choice }} asked={query.ask} />
  if (!choice)
    return <ChooseTypeface {...{ choices, rules, currencies }} missing={query.typeface} />
  return <ChooseStyles key={choice.id} {...{ choice, choices, rules, currencies, query }} />
}

type ChooseStylesProps = ChooseStepProps & {
  choice: ShopChoice
  currencies: CurrencyChoice
  query: ShopQuery
}

function ChooseStyles({ choice, choices, rules, currencies, query }: ChooseStylesProps) {
  const { picked, isLoading, errorMessage, reload, pick } = usePicked(choice, query)
  const groups = groupsOf(choice)
  const isSuperfamily = groups.length > 1
  const isSmallBundle = choice.across !== undefined && stylesOf(choice).length <= FEW_STYLES
  const offer = isSuperfamily ? offerWhole(picked, { group: choice, choice, choices }, rules) : null
  const groupProps = (group: ShopChoice) => ({
    group,
    choice,
    choices,
    picked,
    rules,
    onPick: (style: string, isPicked: boolean) => pick(withStyle(picked, style, isPicked)),
    onPickAll: (styles: string[]) => pick(withStyles(picked, styles)),
  })

  return (
    <>
      <section className="styles">
        <h1 className="vh" tabIndex={-1}>
          Choose styles and licences of {choice.name}
        </h1>
        <h2>
          <span>{priceText(choice, rules)}</span>
          <span className="num">{chosenText(choice, picked)}</span>
        </h2>
        {groups.map((group, index) =>
          isSuperfamily ? (
            <ChildGroup
              key={group.id}
              {...groupProps(group)}
              isOpen={isSmallBundle || isOpenFirst(group, index, query.typeface, choice)}
            />
          ) : (
            <StyleGroup key={group.id} {...groupProps(group)} />
          ),
        )}
        {offer && <OfferRow offer={offer} onAdd={() => pick(withStyles(picked, offer.styles))} />}
        <BundleOffers
          choice={choice}
          choices={choices}
          picked={picked}
          rules={rules}
          onAdd={(styles) => pick(withStyles(picked, styles))}
        />
      </section>
      <LicenceGrid
        types={retailLicences(rules)}
        specials={specialLicences(rules)}
        typeface={choice.slug}
        chosen={picked.licences}
        onChoose={(type, tier) => pick(withTier(picked, type, tier))}
      />
      <ChoosePrice
        choice={choice}
        choices={choices}
        picked={picked}
        rules={rules}
        currencies={currencies}
        isLoading={isLoading}
        loadError={errorMessage}
        onReload={reload}
        replacedLine={query.line}
      />
    </>
  )
}

/** The child in the URL, else the first. */
function isOpenFirst(group: ShopChoice, index: number, slug: string | null, top: ShopChoice) {
  return slug === top.slug ? index === 0 : group.slug === slug
}
