'use client'

import { formatAmount } from '@/domain/money/format-money'
import type { ShopPrices } from '@/domain/pricing/lists/shop-prices'
import { ActionButton } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { LicenceGrid } from './licence-grid'
import { retailLicences, specialLicences } from './picked'

/** As the server sent it with this page: React would make it anew, element by element, for a moment. */
const served =
  typeof document === 'undefined' ? undefined : document.querySelector('.skeleton')?.innerHTML

/** Shown until the browser has read the URL: the lines of the typeface that is named there, in their places. */
export function LoadingPrices({ rules }: { rules: ShopPrices }) {
  return (
    <>
      <h1 className="vh" tabIndex={-1}>
        Choose styles and licences
      </h1>
      {served ? (
        <div className="skeleton" inert dangerouslySetInnerHTML={{ __html: served }} />
      ) : (
        <Skeleton rules={rules} />
      )}
      <Bill
        folds
        isBusy
        rows={[]}
        total={formatAmount(0, rules.currency)}
        note=""
        figures={null}
        variant="empty"
      >
        <ActionButton label="Add to cart" disabled />
      </Bill>
    </>
  )
}

function Skeleton({ rules }: { rules: ShopPrices }) {
  return (
    <div className="skeleton" inert>
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
      <LicenceGrid
        types={retailLicences(rules)}
        specials={specialLicences(rules)}
        typeface=""
        chosen={{}}
        held={null}
        onChoose={() => undefined}
        onPoint={() => undefined}
      />
    </div>
  )
}
