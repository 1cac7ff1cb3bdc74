/** What a check found: a sentence, and what to do. A note is nothing wrong. */
export type Finding = { subject: string; sentence: string; isNote?: true }

/** One line of the table: how many of a kind were looked at. */
type Counted = { subject: string; count: number }

export type Checked = { counted: Counted[]; findings: Finding[] }
