import type { ReactNode } from 'react'
import { CloseOnEscape } from './close-on-escape'
import { DemoNotice } from '../shell/frame/demo-notice'
import type { ShopStep } from './shop-paths'
import { ShopSteps } from './shop-steps'

type ShopPanelProps = {
  step: ShopStep
  /** The cart the steps link to; null: this browser's own, if it has one. */
  cartKey?: string | null
  demo: boolean
  /** The rows of home, visible beside the panel and inert. */
  backdrop: ReactNode
  children: ReactNode
}

/** The shop over home: half of a wide window, all of a phone's. */
export function ShopPanel({ step, cartKey = null, demo, backdrop, children }: ShopPanelProps) {
  return (
    <div className={`shop in-shop${step === 'choose' ? ' p-shop' : ''}`}>
      <div className="shop-backdrop inverted" inert aria-hidden="true">
        <div className="typeface-list">
          {demo && <DemoNotice />}
          <div className="still">{backdrop}</div>
        </div>
      </div>
      <main id="main" className="panel">
        <CloseOnEscape />
        <ShopSteps current={step} cartKey={cartKey} />
        {demo && <DemoNotice />}
        {children}
      </main>
    </div>
  )
}
