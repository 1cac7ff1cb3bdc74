import type { Tab } from 'payload'

/** What is said of it, and how it writes its own name. */
export const wordsTab: Tab = {
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
