import { useState } from 'react'
import type { UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import type { UnsavedPrices } from '@/domain/pricing/desk/unsaved-prices'
import { PriceGrid } from '../../prices/price-grid'
import { usePriceDesk } from '../../prices/use-style-prices'
import { useSay } from '../../use-say'
import { useLeaveWarning } from '../use-leave-warning'
import { FamilyWays } from '../upload-family'

type Props = { typeface: { id: string } & UploadFamily['typeface'] }

/** What comes after the files: the prices of the typeface, and the way into the shop, which takes them along. */
export function FamilyDone({ typeface }: Props) {
  const say = useSay()
  const [unsaved, setUnsaved] = useState<UnsavedPrices | null>(null)
  const prices = usePriceDesk({ typeface: typeface.id, unsaved, onUnsaved: setUnsaved })
  useLeaveWarning(
    unsaved && say('Prices of {name} are not saved yet. Leave?', { name: typeface.name }),
  )

  return (
    <>
      <PriceGrid prices={prices} title={say('Prices of {name}', { name: typeface.name })} />
      <FamilyWays typeface={typeface} savePrices={prices.save} />
    </>
  )
}
