import { type ReactNode, Suspense } from 'react'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import { LaterFaces, type MenuFace, MenuFaces } from '../catalogue/menu-faces/menu-faces'
import { DemoNotice } from '../shell/frame/demo-notice'
import { InSlices } from '../ui/lay-out-rest'
import { ChooseStep } from './choose/choose-step'
import { Skeleton } from './choose/skeleton'
import { skeletonRules } from './choose/skeleton-rules'
import type { ShopChoice } from './shop-choice'
import { ShopPanel } from './shop-panel'

type ShopViewProps = {
  choices: ShopChoice[]
  rules: ShopPrices
  /** Of the names in the list of typefaces, inlined. */
  faces: MenuFace[]
  /** Of those that a phone does not show at first. */
  laterFaces: MenuFace[]
  /** By id of a typeface: how far from its start the ink of its name begins, in em. */
  bearings: Record<string, number>
  demo: boolean
}

/** /shop: one cached page for every typeface; which one is read in the browser. */
export function ShopView({ choices, rules, faces, laterFaces, bearings, demo }: ShopViewProps) {
  return (
    <ShopPanel step="choose" demo={demo}>
      <style dangerouslySetInnerHTML={{ __html: skeletonRules(choices, rules) }} />
      <MenuFaces faces={faces} />
      <Skeleton
        {...{ choices, rules, bearings }}
        named={namesOf(faces)}
        namedLater={namesOf(laterFaces)}
      />
      <LaterFaces faces={laterFaces} />
      <Suspense fallback={null}>
        <InSlices>
          <ChooseStep {...{ choices, rules, bearings }} />
        </InSlices>
      </Suspense>
    </ShopPanel>
  )
}

function namesOf(faces: MenuFace[]): string[] {
  return faces.map(({ face }) => face)
}

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
