import type { Tab, TabsField } from 'payload'
import { pricesTab } from './prices-tab'
import { scoreTab } from './score-tab'
import { specimensTab } from './specimens-tab'
import { tryingTab } from './trying-tab'

/** The versions of its masters, newest first. */
const releasesTab: Tab = {
  label: 'Releases',
  fields: [
    {
      name: 'releases',
      type: 'join',
      collection: 'releases',
      on: 'typeface',
      defaultSort: '-createdAt',
      defaultLimit: 20,
      maxDepth: 0,
      access: { read: ({ req }) => Boolean(req.user) },
      admin: {
        allowCreate: false,
        defaultColumns: ['version', 'releasedOn', 'current', 'notes'],
        description: 'A release is made when a master is replaced. Open it to tell its holders.',
      },
    },
  ],
}

/** What is said of it, and how it writes its own name. */
const wordsTab: Tab = {
  label: 'Words',
  fields: [
    {
      name: 'purpose',
      type: 'text',
      admin: { description: 'One line on what it is for: “For novels and long evenings”.' },
    },
    { name: 'lead', type: 'textarea', admin: { description: 'Shown large, set in itself.' } },
    {
      name: 'about',
      type: 'textarea',
      admin: { description: 'Paragraphs, a blank line between.' },
    },
    { name: 'designers', type: 'text', hasMany: true },
    { name: 'foundry', type: 'text' },
    {
      type: 'collapsible',
      label: 'In itself',
      fields: [
        {
          name: 'menuText',
          type: 'text',
          admin: { description: 'How it writes its own name. Empty: its name.' },
        },
        {
          type: 'row',
          fields: [
            { name: 'lang', type: 'text', defaultValue: 'en' },
            { name: 'dir', type: 'select', defaultValue: 'ltr', options: ['ltr', 'rtl'] },
          ],
        },
      ],
    },
    {
      name: 'languageNote',
      type: 'textarea',
      admin: {
        description:
          'A word of yours on its languages, under the list that is read from the files. No upload changes it.',
      },
    },
    {
      name: 'notice',
      type: 'textarea',
      admin: {
        description:
          'A licence of others that the fonts come under, such as the OFL. It travels in the archive with them.',
      },
    },
  ],
}

/** The page of a typeface. A tab has no name: what is stored knows nothing of it. */
export const typefaceTabs: TabsField = {
  type: 'tabs',
  tabs: [pricesTab, wordsTab, scoreTab, specimensTab, tryingTab, releasesTab],
}
