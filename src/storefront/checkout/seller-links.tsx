import type { SiteFrame } from '@/domain/site/frame/site-frame'

/** Where one pays, and on every order: who sells, how to write to them, and what the law asks to be read. */
export function SellerLinks({ seller: { name, email, pages } }: { seller: SiteFrame['seller'] }) {
  if (!email && pages.length === 0) return null
  return (
    <p className="seller soft">
      <span>Sold by {name}</span>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {pages.map(({ href, label }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          {label}
        </a>
      ))}
    </p>
  )
}
