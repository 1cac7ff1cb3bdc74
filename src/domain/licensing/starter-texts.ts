import texts from './starter-texts.json' with { type: 'json' }

/** A text of a licence, in its first version. */
export type StarterText = { title: string; sections: { heading: string; text: string }[] }

/** For a shop that has no licence text yet: to be read, and changed by a new version where the foundry means something else. */
export const STARTER_TEXTS: StarterText[] = texts
