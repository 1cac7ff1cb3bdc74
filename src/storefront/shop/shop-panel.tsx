import { ViewTransition, type ReactNode } from 'react'
import { NEEDS_SCRIPT } from '@/domain/site/plain-forms'
import { CloseOnEscape, MoveInk } from './panel-effects'
import { DemoNotice } from '../shell/frame/demo-notice'
import type { ShopStep } from './shop-paths'
import { ShopSteps } from './shop-steps'

type ShopPanelProps = {
  step: ShopStep
  /** The cart the steps link to; null: this browser's own, if it has one. */
  cartKey?: string | null
  demo: boolean
  children: ReactNode
}

/** One step of the shop: half of a wide window, all of a phone's. From choosing to the cart the total grows in its place. */
export function ShopPanel({ step, cartKey = null, demo, children }: ShopPanelProps) {
  return (
    <div className={`shop-step${step === 'choose' ? ' p-shop' : ''}`}>
      <ViewTransition name="panel" share="step" default="none">
        <main id="main" className="panel">
          <CloseOnEscape />
          <MoveInk step={step} />
          <ShopSteps current={step} cartKey={cartKey} />
          {demo && <DemoNotice />}
          <noscript>
            <p className="page-word">{NEEDS_SCRIPT}</p>
          </noscript>
          {children}
        </main>
      </ViewTransition>
    </div>
  )
}
