export const VERSION = { version: '1.0', effectiveFrom: '2026-01-01' }

/** The fonts of the demo are OFL: no text of ours may take away what that licence gives. */
export const OPEN_FONTS = {
  heading: 'The fonts of this demo',
  text: 'This is a demo shop. Every font in it was published by its makers under the SIL Open Font License 1.1, which comes with the files. That licence governs them and prevails over this text: you may use, study, change and share them freely. What you read here shows how a foundry’s own licence would work, and nothing was charged for it.',
}

export const WHO = {
  heading: 'Who holds this licence',
  text: 'The licensee named on your licence: a person, or one legal entity. It covers the licensee’s own work and the work others do for the licensee, as long as the fonts stay there. A licence bought for a client is the client’s. It may be handed over once, as a whole, if you tell us who holds it now and keep no copy.',
}

export const WORD = {
  heading: 'Ours, yours, and the end',
  text: 'The typeface and the files stay ours or our designers’; what you make with them is yours. The licence lasts for good and ends only if it is seriously broken and not put right within thirty days of our asking. If a file is faulty we mend or replace it, or return what you paid; beyond that we answer only for what the law does not let anyone exclude. German law applies. If you use the fonts as a consumer, the rules that protect you at home stay in force.',
}
