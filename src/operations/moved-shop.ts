import type { Payload } from 'payload'
import { brokenRule } from '@/domain/shop-error'

class ShopIsElsewhere extends brokenRule('shop_moved', 503, '') {}

type Mark = { state: 'under-way' | 'arrived' | 'left'; place: string; at: string }

/** What `npm run move` noted down here (src/setup/move/move-marks.mjs): neither half a shop opens, nor one that is open elsewhere. */
export async function requireNotMoved(payload: Payload): Promise<void> {
  const mark = await payload.kv.get<Mark>('move')
  if (mark?.state === 'under-way')
    throw new ShopIsElsewhere(
      `The move into this database was broken off on its way, so it is not whole. Run it to its end from where it came (${mark.place}): npm run move`,
    )
  if (mark?.state === 'left')
    throw new ShopIsElsewhere(
      `This shop has moved to ${mark.place} on ${mark.at}: opened here too, it would sell in two places. Set its DATABASE_URL, or stay here with npm run move -- --stay`,
    )
}
