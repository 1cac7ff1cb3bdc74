import { fillIn, type Values } from '@/domain/staff/german/sentence-shapes'
import { FontRefused } from '../font-refused'
import REFUSALS from './refusals.json' with { type: 'json' }

export const cutShort = (table: string) => refused('cutShort', { table })

export const unknownVersion = (table: string) => refused('unknownVersion', { table })

export const wronglyBuilt = (table: string) => refused('wronglyBuilt', { table })

export function refused(why: keyof typeof REFUSALS, values: Values = {}): FontRefused {
  return new FontRefused(fillIn(REFUSALS[why], values))
}
