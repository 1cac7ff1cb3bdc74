import type { Payload } from 'payload'
import { findOverfullDay } from '@/domain/reports/shares'
import type { Designer } from '@/payload-types'
import { findShares, sharesOf } from './share-records'

type RowError = { path: string; message: string }

/** A designer's shares beside those of all others: what would be too much, by its row. */
export async function checkShares(payload: Payload, designer: Designer): Promise<RowError[]> {
  const own = sharesOf({ ...designer, id: designer.id ?? '' })
  if (own.length === 0) return []
  const others = await findShares(payload, designer.id)

  return own.flatMap(({ typeface, from }, index): RowError[] => {
    const twice = own.findIndex((one) => one.typeface === typeface && one.from === from)
    if (twice !== index) {
      const message = 'Two shares of one typeface begin on the same day. Keep one of them.'
      return [{ path: `shares.${index}.from`, message }]
    }
    const overfull = findOverfullDay([...others, ...own], typeface)
    if (overfull === null) return []
    const when = overfull === '' ? 'Together' : `From ${overfull} on`
    const message = `${when} the designers of this typeface would have more than 100 %.`
    return [{ path: `shares.${index}.percent`, message }]
  })
}
