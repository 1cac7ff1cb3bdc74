import type { SiteFrame } from '@/domain/site/frame/site-frame'

type SellerLinksProps = {
  seller: SiteFrame['seller']
  /** Of the order that a letter would be about. */
  number?: string
}

/** Where one pays, and on every order: who sells, how to write to them, and what the law asks to be read. */
export function SellerLinks({ seller, number }: SellerLinksProps) {
  const { name, email, pages } = seller
  if (!email && !number && pages.length === 0) return null
  return (
    <p className="seller soft">
      <span>Sold by {name}</span>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {number && <a href={`/write?number=${number}`}>Write about this order</a>}
      {pages.map(({ href, label }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          {label}
        </a>
      ))}
    </p>
  )
}
