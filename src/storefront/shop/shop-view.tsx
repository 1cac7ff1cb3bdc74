import { Suspense } from 'react'
import type { ShopPrices } from '@/domain/pricing/lists/shop-prices'
import { MenuFaces, type MenuFace } from '../catalogue/menu-faces/menu-faces'
import { InSlices } from '../ui/in-slices'
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
  /** Names of those that came with the rows beside the panel. */
  inlinedBeside: string[]
  demo: boolean
}

/** /shop: one cached page for every typeface; which one is read in the browser. */
export function ShopView({ choices, rules, faces, inlinedBeside, demo }: ShopViewProps) {
  return (
    <ShopPanel step="choose" demo={demo}>
      <style dangerouslySetInnerHTML={{ __html: skeletonRules(choices, rules) }} />
      <MenuFaces faces={faces} />
      <Skeleton
        choices={choices}
        rules={rules}
        named={[...inlinedBeside, ...faces.map(({ face }) => face)]}
      />
      <Suspense fallback={null}>
        <InSlices>
          <ChooseStep choices={choices} rules={rules} />
        </InSlices>
      </Suspense>
    </ShopPanel>
  )
}
