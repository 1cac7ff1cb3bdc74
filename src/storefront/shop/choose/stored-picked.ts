import { isRecord } from '@/domain/is-record'
import { NOTHING_PICKED, type Picked } from './picked'
import {
  readFromSession,
  removeFromSession,
  storeInSession,
} from '../../shell/storage/session-storage'
import { stylesOf, type ShopChoice } from '../shop-choice'

/** What is picked of a typeface, of a line of the cart, or beside a licence, survives a reload of the page. */
export function storePicked(of: string, picked: Picked): void {
  if (picked === NOTHING_PICKED) return
  storeInSession(nameOf(of), picked)
}

export function readPicked(of: string, choice: ShopChoice): Picked {
  const picked = readFromSession(nameOf(of), isPicked)
  return picked ? knownIn(picked, choice) : NOTHING_PICKED
}

export function removePicked(of: string): void {
  removeFromSession(nameOf(of))
}

/** Styles may have left the shop since. */
export function knownIn(picked: Picked, choice: ShopChoice): Picked {
  const known = new Set(stylesOf(choice).map((style) => style.id))
  return { ...picked, styles: picked.styles.filter((style) => known.has(style)) }
}

/** By a slug, the id of a line, or the number of a licence. */
function nameOf(of: string): string {
  return `picked:${of}`
}

function isPicked(value: unknown): value is Picked {
  if (!isRecord(value) || !Array.isArray(value.styles) || !isRecord(value.licences)) return false
  const texts = [...value.styles, ...Object.values(value.licences)]
  return texts.every((text) => typeof text === 'string')
}
