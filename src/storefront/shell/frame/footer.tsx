import { countInWords, pluralOf } from '@/domain/words'
import { ShopLink } from '../navigation/shop-link'

type FooterProps = {
  familyCount: number
  /** Pages of the foundry, in the order of their links. */
  pages?: { title: string; slug: string }[]
}

export function Footer({ familyCount, pages = [] }: FooterProps) {
  return (
    <footer className="footer grid">
      <p>
        Fount
        <br />
        <span className="soft">
          {countInWords(familyCount)} {pluralOf(familyCount, 'family')} on one sheet
        </span>
      </p>
      <ul>
        <FooterLink href="/" label="Typefaces" />
        <FooterLink href="/explore" label="Explore" />
      </ul>
      <ul>
        {pages.map(({ title, slug }) => (
          <FooterLink key={slug} href={`/${slug}`} label={title} />
        ))}
      </ul>
      <p className="soft">
        Set in Bricolage Grotesque at 12 pt optical size. The measure is constant; the ink moves.
      </p>
    </footer>
  )
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <ShopLink href={href} preload={false}>
        {label}
      </ShopLink>
    </li>
  )
}
