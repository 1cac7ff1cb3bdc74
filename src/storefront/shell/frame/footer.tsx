import { countInWords, pluralOf } from '@/domain/money/words'
import { ShopLink } from '../navigation/shop-link'

type FootProps = {
  familyCount: number
  /** Pages of the foundry, in the order of their links. */
  pages?: { title: string; slug: string }[]
}

export function Foot({ familyCount, pages = [] }: FootProps) {
  return (
    <footer className="foot grid">
      <p>
        Fount
        <br />
        <span className="soft">
          {countInWords(familyCount)} {pluralOf(familyCount, 'family')} on one sheet
        </span>
      </p>
      <ul>
        <FootLink href="/" label="Typefaces" />
        <FootLink href="/explore" label="Explore" />
      </ul>
      <ul>
        {pages.map(({ title, slug }) => (
          <FootLink key={slug} href={`/${slug}`} label={title} />
        ))}
      </ul>
      <p className="soft">
        Set in Bricolage Grotesque at 12 pt optical size. The measure is constant; the ink moves.
      </p>
    </footer>
  )
}

function FootLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <ShopLink href={href} preload={false}>
        {label}
      </ShopLink>
    </li>
  )
}
