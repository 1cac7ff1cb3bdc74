import { type SiteFrame, staysInShop } from '@/domain/site/frame/site-frame'
import { CartLink, HeaderLink, ThemeSwitch } from './header-controls'

/** On a phone a longer name needs room of its own between the margin and the links. */
const LONGEST_IN_TWO_COLUMNS = 7

/** The header of every page, and the sale that is on. */
type HeaderProps = { frame: Pick<SiteFrame, 'name' | 'logo' | 'bar' | 'sale'> }

export function SiteHeader({ frame }: HeaderProps) {
  return (
    <>
      <a className="skip" href="#main">
        To the content
      </a>
      <header className={isWide(frame) ? 'header grid wide-name' : 'header grid'}>
        <HeaderLink href="/" className="header-home">
          <ShopName name={frame.name} logo={frame.logo} />
        </HeaderLink>
        <nav aria-label="Main">
          {frame.bar.map(({ href, label }, index) =>
            staysInShop(href) ? (
              <HeaderLink key={index} href={href} data-label={label}>
                {label}
              </HeaderLink>
            ) : (
              <a key={index} href={href}>
                {label}
              </a>
            ),
          )}
        </nav>
        <div className="header-end">
          <ThemeSwitch />
          <CartLink />
        </div>
      </header>
      {frame.sale && (
        <div className="page-notice grid" role="region" aria-label="Sale">
          <b>{frame.sale.name}</b>
          <p>{frame.sale.line}</p>
        </div>
      )}
    </>
  )
}

function isWide({ name, logo }: Pick<SiteFrame, 'name' | 'logo'>): boolean {
  return logo !== null || name.length > LONGEST_IN_TWO_COLUMNS
}

/** The foundry's logo, or its name. In a picture's place a reader hears the name. */
function ShopName({ name, logo }: Pick<SiteFrame, 'name' | 'logo'>) {
  if (!logo) return <span className="header-name">{name}</span>
  const { src, width, height } = logo
  // Next's own picture would send an SVG through its resizer.
  // eslint-disable-next-line @next/next/no-img-element
  return <img className="header-logo" src={src} alt={name} {...sizeOf({ width, height })} />
}

function sizeOf({ width, height }: { width: number | null; height: number | null }) {
  return width && height ? { width, height } : {}
}
