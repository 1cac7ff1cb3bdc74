'use client'

import { useState } from 'react'
import { formatAmount } from '@/domain/money/format-money'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import { ActionButton } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { usePrices } from '../currency/use-prices'
import type { ShopChoice } from '../shop-choice'
import { ChooseTypeface } from './choose-typeface'
import { LicenceGrid } from './licence-grid'
import { licenceBySize, rulesBySize } from '@/domain/licensing/licence-by-size'
import { retailLicences, specialLicences } from './picked'

type SkeletonProps = {
  choices: ShopChoice[]
  rules: ShopPrices
  bearings: Record<string, number>
  /** The faces that came with the page. */
  named: string[]
  /** Those that come after it. */
  namedLater: string[]
}

/**
 * What stands until the browser has read the URL and made the step: the typefaces to choose from, or the lines of the one that is
 * named there, in their places. The style sheet shows it where nothing comes after it.
 *
 * It is HTML of the server alone: in the browser React takes it as it is, and makes nothing of it anew.
 */
export function Skeleton(props: SkeletonProps) {
  const [served] = useState(() =>
    typeof document === 'undefined' ? null : (findSkeleton()?.innerHTML ?? ''),
  )
  if (served === null)
    return (
      <div className="skeleton">
        <ServedSkeleton {...props} />
      </div>
    )
  return <div className="skeleton" dangerouslySetInnerHTML={{ __html: served }} />
}

/** As soon as the step is there. */
export function clearSkeleton(): void {
  findSkeleton()?.replaceChildren()
}

function findSkeleton(): Element | null {
  return document.querySelector('.skeleton')
}

function ServedSkeleton(shop: SkeletonProps) {
  return (
    <>
      <div className="skeleton-list">
        <ChooseTypeface {...usePrices(shop)} bearings={shop.bearings} missing={null} faces={shop} />
      </div>
      <div className="skeleton-choice" inert>
        <StyleLines />
        <LicenceGrid
          types={retailLicences(rulesBySize(shop.rules))}
          question={licenceBySize(shop.rules)?.question}
          specials={specialLicences(shop.rules)}
          typeface=""
          chosen={{}}
          held={null}
          onChoose={() => undefined}
          onPoint={() => undefined}
        />
        <Bill
          folds
          isBusy
          rows={[]}
          total={formatAmount(0, shop.rules.currency)}
          note=""
          figures={null}
          variant="empty"
        >
          <ActionButton label="Add to cart" disabled />
        </Bill>
      </div>
    </>
  )
}

function StyleLines() {
  return (
    <section className="styles">
      <h2>
        <span className="skeleton-name" />
        <span className="soft">Loading prices</span>
      </h2>
      <div className="skeleton-kids" />
      <div className="one">
        <div className="style-row" />
      </div>
      <div className="cols-2">
        <div className="style-row" />
        <div className="style-row" />
      </div>
      <div className="complete" />
      <div className="complete" />
      <div className="complete" />
      <div className="skeleton-kids is-closed" />
    </section>
  )
}
