import type { Payload } from 'payload'
import type { Shop } from '@/payload-types'

/**
 * The seller's address of an older shop was one text. It is found again in the street, which staff may then take apart; the old
 * text is emptied in the same write, so that a street they delete does not come back.
 */
export async function moveSellerAddress(payload: Payload): Promise<void> {
  const shop = (await payload.db.findGlobal({ slug: 'shop' })) as Partial<Shop>
  const lines = linesOf(shop.sellerAddress)
  if (lines.length === 0) return
  const street = shop.address?.street || lines.join(', ')
  await payload.db.updateGlobal({
    slug: 'shop',
    data: { ...shop, sellerAddress: null, address: { ...shop.address, street } },
  })
}

function linesOf(text: string | null | undefined): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}
