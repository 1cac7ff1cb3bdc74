import { useEffect, useState } from 'react'
import type { UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import type { UnsavedPrices } from '@/domain/pricing/desk/unsaved-prices'
import { PriceGrid } from '../../prices/price-grid'
import { usePriceDesk } from '../../prices/use-style-prices'
import { useLeaveWarning } from '../../leave-warning'
import { useSay } from '../../use-say'
import { Button } from '@payloadcms/ui'
import { sentenceOf } from '../../read-response'
import { isPublished, publishTypeface } from '../upload-client'

/** What comes after the files: the prices of the typeface, and the way into the shop, which takes them along. */
export function FamilyDone({ typeface }: { typeface: { id: string } & UploadFamily['typeface'] }) {
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

type FamilyWaysProps = {
  typeface: { id: string } & UploadFamily['typeface']
  /** What is typed above; false: it asks something there first. */
  savePrices: () => Promise<boolean>
}

const PRICES_FIRST = 'Its prices are not saved yet: see above what is to be settled, then publish.'

/** Where to go on with a typeface whose files are done: its page at the desk, and before the public. */
function FamilyWays({ typeface: { id, name, slug }, savePrices }: FamilyWaysProps) {
  const say = useSay()
  const [standing, setStanding] = useState<'asked' | 'draft' | 'busy' | 'published'>('asked')
  const [failure, setFailure] = useState('')
  useEffect(() => {
    isPublished(id).then(
      (published) => setStanding(published ? 'published' : 'draft'),
      () => undefined,
    )
  }, [id])

  async function publish() {
    setStanding('busy')
    setFailure('')
    try {
      const isSaved = await savePrices()
      if (isSaved) await publishTypeface(id)
      else setFailure(PRICES_FIRST)
      setStanding(isSaved ? 'published' : 'draft')
    } catch (error) {
      setFailure(sentenceOf(error))
      setStanding('draft')
    }
  }

  return (
    <div className="upload-ways">
      <p role="status">
        {standing === 'published' && say('In the shop.')}
        {standing === 'draft' && say('A draft, seen by nobody else.')}
      </p>
      {failure && <p role="alert">{say(failure)}</p>}
      {(standing === 'draft' || standing === 'busy') && (
        <Button disabled={standing === 'busy'} onClick={() => void publish()}>
          {say('Publish {name}', { name })}
        </Button>
      )}
      <a href={`/admin/collections/typefaces/${id}`}>{say('Open {name}', { name })}</a>
      {standing === 'published' && (
        <a href={`/typeface/${slug}`}>{say('Its page in the shop')} ↗</a>
      )}
    </div>
  )
}
