import { staysInShop, type NavigationLink, type SiteFrame } from '@/domain/site/frame/site-frame'
import { countInWords, pluralOf } from '@/domain/words'
import { ShopLink } from '../navigation/shop-link'

type FooterProps = { frame: Pick<SiteFrame, 'name' | 'foot' | 'familyCount' | 'prices'> }

export function Footer({ frame: { name, foot, familyCount, prices } }: FooterProps) {
  return (
    <footer className="footer grid">
      <p>
        {name}
        {familyCount > 0 && (
          <span className="soft extent">
            {countInWords(familyCount)} {pluralOf(familyCount, 'family')} on one sheet
          </span>
        )}
        {familyCount > 0 && <Currencies {...prices} />}
      </p>
      {foot.map((links, index) => (
        <FooterList key={index} links={links} />
      ))}
    </footer>
  )
}

/** What every price of the page is in. The script in the head shows what was chosen, and follows a choice. */
function Currencies({ currencies, tax }: SiteFrame['prices']) {
  return (
    <span className="prices-in">
      Prices in{' '}
      {currencies.length === 1 ? (
        currencies[0]
      ) : (
        <select name="shop-currency" className="currency" aria-label="Currency" data-prices="{}">
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      )}
      , {tax}
    </span>
  )
}

/** An empty one keeps its column. */
function FooterList({ links }: { links: NavigationLink[] }) {
  if (links.length === 0) return <div />
  return (
    <ul>
      {links.map((link, place) => (
        <FooterLink key={place} {...link} />
      ))}
    </ul>
  )
}

function FooterLink({ href, label }: NavigationLink) {
  return (
    <li>
      {staysInShop(href) ? (
        <ShopLink href={href} preload={false}>
          {label}
        </ShopLink>
      ) : (
        <a href={href}>{label}</a>
      )}
    </li>
  )
}
