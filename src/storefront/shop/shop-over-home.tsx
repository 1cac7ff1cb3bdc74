import type { ReactNode } from 'react'
import { DemoNotice } from '../shell/frame/demo-notice'

type ShopOverHomeProps = {
  demo: boolean
  /** The rows of home, visible beside the panel and inert. */
  backdrop: ReactNode
  /** The faces of those rows: a phone shows none of them, and they come last. */
  faces: ReactNode
  /** The panel of a step. */
  children: ReactNode
}

/** The shop over home. What stands beside the panel stays through all its steps, and the ink of its names moves on. */
export function ShopOverHome({ demo, backdrop, faces, children }: ShopOverHomeProps) {
  return (
    <div className="shop">
      <div className="shop-backdrop inverted" inert aria-hidden="true">
        <div className="typeface-list">
          {demo && <DemoNotice />}
          <div className="still">{backdrop}</div>
        </div>
      </div>
      {children}
      {faces}
    </div>
  )
}
