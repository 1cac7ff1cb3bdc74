import { ShopLink } from './shop-link'

/** 404: the path as one text node, the figures by CSS alone. */
export function NotFoundPage({ path }: { path: string }) {
  return (
    <main id="main">
      <div className="big">
        <h1 className="vh">Page Not Found</h1>
        <p>{`Page not found: ${path}`}</p>
        <div className="figures not-found" aria-hidden="true">
          <span>404</span>
        </div>
        <div className="grid">
          <p className="c3">
            <ShopLink href="/">All typefaces →</ShopLink>
          </p>
          <p className="c3">
            <ShopLink href="/explore">Explore →</ShopLink>
          </p>
        </div>
      </div>
    </main>
  )
}
