/** The forms that a browser can send by itself, each with what its answer is headed, and the page it is on. */
export const PLAIN_FORMS = {
  trial: { heading: 'Trial fonts', page: '/trial' },
  letter: { heading: 'Write to us', page: '/write' },
  'sign-in': { heading: 'My licences', page: '/my-licences' },
  'open-link': { heading: 'My licences', page: '/my-licences' },
  'sign-out': { heading: 'My licences', page: '/my-licences' },
  'ask-erasure': { heading: 'My licences', page: '/my-licences' },
  erase: { heading: 'Your data', page: '/' },
  'change-licence': { heading: 'My licences', page: '/my-licences' },
  rental: { heading: 'My licences', page: '/my-licences' },
  'check-licence': { heading: 'Check a licence', page: '/licence' },
  'mail-choices': { heading: 'Mails to you', page: '/' },
  /** Of a step that is made in the browser: what would be sent has no meaning without it. */
  'needs-script': { heading: 'This form needs JavaScript', page: '/' },
} as const satisfies Record<string, { heading: string; page: string }>

export type PlainForm = keyof typeof PLAIN_FORMS

export function plainFormPath(form: PlainForm): string {
  return `/api/forms/${form}`
}

export function isPlainForm(name: unknown): name is PlainForm {
  return typeof name === 'string' && Object.hasOwn(PLAIN_FORMS, name)
}

/** Said where a step of the shop would stand, and of what was sent from one. */
export const NEEDS_SCRIPT =
  'To choose licences, ask about them and buy, the shop needs JavaScript: allow it for this site, then load the page again.'
