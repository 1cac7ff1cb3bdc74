import { CartLink } from './cart-link'
import { HeaderLink } from './header-link'
import { ThemeSwitch } from './theme-switch'

/** The header of every page. */
export function SiteHeader() {
  return (
    <>
      <a className="skip" href="#main">
        To the content
      </a>
      <header className="header grid">
        <HeaderLink href="/" className="header-home">
          Fount
        </HeaderLink>
        <nav aria-label="Main">
          <HeaderLink href="/explore">Explore</HeaderLink>
          <HeaderLink href="/licences">Licences</HeaderLink>
        </nav>
        <div className="header-end">
          <ThemeSwitch />
          <CartLink />
        </div>
      </header>
    </>
  )
}
