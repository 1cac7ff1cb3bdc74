import { Suspense } from 'react'
import type { ShopPrices } from '@/domain/pricing/lists/shop-prices'
import { InSlices } from '../ui/in-slices'
import { ChooseStep } from './choose/choose-step'
import { Skeleton } from './choose/skeleton'
import { skeletonRules } from './choose/skeleton-rules'
import type { ShopChoice } from './shop-choice'
import { ShopPanel } from './shop-panel'

type ShopViewProps = {
  choices: ShopChoice[]
  rules: ShopPrices
  demo: boolean
}

/** /shop: one cached page for every typeface; which one is read in the browser. */
export function ShopView({ choices, rules, demo }: ShopViewProps) {
  return (
    <ShopPanel step="choose" demo={demo}>
      <style dangerouslySetInnerHTML={{ __html: skeletonRules(choices, rules) }} />
      <Skeleton choices={choices} rules={rules} />
      <Suspense fallback={null}>
        <InSlices>
          <ChooseStep choices={choices} rules={rules} />
        </InSlices>
      </Suspense>
    </ShopPanel>
  )
}
