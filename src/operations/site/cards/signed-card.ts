import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import { setCard, type SetText } from '@/domain/site/sharing/card-address'
import { knownSecrets, readableSecrets } from '../../secrets'

/** 128 bits in base64url. */
const SIGNATURE_LENGTH = 22

/** The picture of a text that somebody set. A page of ours names its address, so the shop draws it; nobody makes up another. */
export function signedCard(set: SetText): SitePicture {
  const card = setCard(set)
  const signature = signatureOf(card.src, knownSecrets()[0] ?? '')
  return { ...card, src: `${card.src}&signature=${signature}` }
}

/** Whether this very text has an address that the shop has given out. */
export function isSigned(set: SetText, signature: string | null): boolean {
  const { src } = setCard(set)
  return readableSecrets().some((secret) => isSame(signature ?? '', signatureOf(src, secret)))
}

/** The key is derived for pictures alone: it signs nothing else. */
function signatureOf(address: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'card', 32))
  const signature = createHmac('sha256', key).update(address).digest('base64url')
  return signature.slice(0, SIGNATURE_LENGTH)
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
