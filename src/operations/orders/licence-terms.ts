import type { FontFormat } from '@/domain/catalogue/font-family'
import type { Axis, Slope } from '@/domain/catalogue/typeface-view'

/** What a licence keeps of the catalogue as it was bought: nothing of it is looked up again. */

export type LicensedFile = { format: FontFormat; sha256: string; extension: string }

export type LicensedStyle = {
  id: string
  name: string
  typeface: string
  typ: 'static' | 'variable'
  weight: number
  slope: Slope
  axes: Axis[]
  files: LicensedFile[]
}

export type LicensedUse = {
  type: string
  name: string
  tier: string
  /** "Desktop, 2–5 users" */
  label: string
  tierLabel: string
  formats: FontFormat[]
  may: string[]
  mayNot: string[]
  answers: Record<string, string>
  eula: { id: string; title: string; version: string }
}
