import { BarLink } from './header-link'
import { CartLink } from './cart-link'
import { ToneSwitch } from './theme-switch'

/** The bar above every page. */
export function SiteBar() {
  return (
    <>
      <a className="skip" href="#main">
        To the content
      </a>
      <header className="bar grid">
        <BarLink href="/" className="bar-home">
          Fount
        </BarLink>
        <nav aria-label="Main">
          <BarLink href="/explore">Explore</BarLink>
          <BarLink href="/licences">Licences</BarLink>
        </nav>
        <div className="bar-end">
          <ToneSwitch />
          <CartLink />
        </div>
      </header>
    </>
  )
}
