export type Language = { code: string; name: string }

/** A language that could nearly be written: each missing letter in its lower case. */
export type NearLanguage = Language & { missing: string[] }

export type BlockCount = { name: string; count: number }

/** What characters a typeface brings in every one of its styles, and what can be written with them. */
export type CharacterSurvey = {
  count: number
  /** Unicode's blocks, in their order. */
  blocks: BlockCount[]
  languages: Language[]
  nearLanguages: NearLanguage[]
}
