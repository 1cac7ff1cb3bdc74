import type { LicenceType } from '@/domain/licensing/licence-type'
import type { HeldAnswer } from '@/domain/order/mine-answer'
import { withHeld } from '@/domain/pricing/upgrade/more-than-held'
import { readPicked, type PickedInLine } from '../choose/picked'
import type { ShopChoice } from '../shop-choice'
import { answersInAnswer, heldInAnswer } from './upgrade-client'

/** What a licence holds, and what this tab has picked beside it. */
export function pickedInUpgrade(
  answer: HeldAnswer,
  { choice, types, isFull }: { choice: ShopChoice; types: LicenceType[]; isFull: boolean },
): PickedInLine {
  const held = heldInAnswer(answer)
  const stored = readPicked(held.number, choice)
  const picked = { ...withHeld(stored, held, types), answers: answersInAnswer(answer) }
  return { picked: isFull ? { ...picked, withoutAudience: true } : picked, held }
}
