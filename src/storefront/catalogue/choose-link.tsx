import { ShopLink } from '../shell/navigation/shop-link'

type ChooseLinkProps = { name: string; slug: string; price: string }

/** Beside a row: the link to the typeface in the shop, with its price. */
export function ChooseLink({ name, slug, price }: ChooseLinkProps) {
  return (
    <ShopLink
      href={`/shop?typeface=${slug}`}
      className="row-add"
      preload={false}
      aria-label={`Choose, ${price}: ${name}`}
    >
      <b>
        Choose <span aria-hidden="true">→</span>
      </b>
      {price}
    </ShopLink>
  )
}
