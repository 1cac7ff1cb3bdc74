import type { Field, Tab } from 'payload'
import { isNavigationAddress } from '@/domain/site/frame/compose-navigation'
import { cleanedText, LINK_REFUSAL } from '../../fields/clean-texts'
import { jsonField } from '../../fields/common'
import { isCoordinates } from '../../fields/variation'

/** A file in the trash must not hold up whoever changes a price: it is left out of the page. */
const mayBeGone = { validate: (): true => true }

const MOST = 60

/** Rows wait half filled for what they lack: only what the pages make of them is public. */
const access: Pick<Extract<Field, { type: 'array' }>, 'access'> = {
  access: { read: ({ req }) => Boolean(req.user) },
}

/** The typeface at work. */
const inUseField: Field = {
  name: 'inUse',
  type: 'array',
  ...access,
  label: { en: 'In use', de: 'In Gebrauch' },
  labels: {
    singular: { en: 'Use', de: 'Anwendung' },
    plural: { en: 'Uses', de: 'Anwendungen' },
  },
  maxRows: MOST,
  admin: {
    components: { RowLabel: '@/admin/lists/row-labels#SpecimenLabel' },
    description: {
      en: 'Books, signs, screens set in it. A use is shown once it has its picture, what that shows, and who made it.',
      de: 'Bücher, Schilder, Bildschirme in dieser Schrift. Gezeigt wird, was ein Bild hat und sagt, was es zeigt und von wem es ist.',
    },
  },
  fields: [
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'image/' } },
      ...mayBeGone,
    },
    {
      type: 'row',
      fields: [
        cleanedText({
          name: 'shows',
          label: { en: 'What it shows', de: 'Was es zeigt' },
          admin: {
            description: {
              en: '“Programme of the city theatre, 2026”',
              de: '„Spielplan des Stadttheaters, 2026“',
            },
          },
        }),
        cleanedText({
          name: 'by',
          label: { en: 'Made by', de: 'Von wem' },
          admin: { description: { en: 'The studio or person.', de: 'Das Büro oder die Person.' } },
        }),
      ],
    },
    cleanedText({
      name: 'link',
      label: { en: 'Link', de: 'Link' },
      validate: (address) => (isNavigationAddress(address) ? null : LINK_REFUSAL),
      admin: {
        description: {
          en: 'Where more of it is seen. May stay empty.',
          de: 'Wo mehr davon zu sehen ist. Darf leer bleiben.',
        },
      },
    }),
  ],
}

const specimensField: Field = {
  name: 'specimens',
  type: 'array',
  ...access,
  label: { en: 'Pictures, videos, PDFs', de: 'Bilder, Videos, PDFs' },
  labels: {
    singular: { en: 'Picture, video or PDF', de: 'Bild, Video oder PDF' },
    plural: { en: 'Pictures, videos, PDFs', de: 'Bilder, Videos, PDFs' },
  },
  maxRows: MOST,
  admin: {
    components: { RowLabel: '@/admin/lists/row-labels#SpecimenLabel' },
    description: {
      en: 'Stand on its page below the languages: pictures first, then videos, then PDFs, each kind in this order. A PDF takes the place of the specimen that the shop makes, on its page and beside the fonts that buyers download.',
      de: 'Stehen auf ihrer Seite unter den Sprachen: zuerst Bilder, dann Videos, dann PDFs, jede Art in dieser Reihenfolge. Ein PDF tritt an die Stelle des Schriftmusters, das der Shop setzt: auf ihrer Seite und neben den Schriften, die Käufer laden.',
    },
  },
  fields: [
    { name: 'file', type: 'upload', relationTo: 'media', ...mayBeGone },
    cleanedText({
      name: 'caption',
      label: { en: 'Caption', de: 'Bildunterschrift' },
      admin: {
        description: {
          en: 'One line beneath it; of a PDF its title. May stay empty.',
          de: 'Eine Zeile darunter; bei einem PDF sein Titel. Darf leer bleiben.',
        },
      },
    }),
  ],
}

/** What it is shown with. */
export const specimensTab: Tab = {
  label: 'Specimens',
  fields: [
    specimensField,
    inUseField,
    {
      name: 'samples',
      type: 'array',
      fields: [
        { name: 'text', type: 'textarea', required: true },
        {
          type: 'row',
          fields: [
            { name: 'lang', type: 'text', required: true, defaultValue: 'en' },
            {
              name: 'dir',
              type: 'select',
              required: true,
              defaultValue: 'ltr',
              options: ['ltr', 'rtl'],
            },
            { name: 'script', type: 'text', required: true, defaultValue: 'Latin' },
          ],
        },
      ],
    },
    {
      name: 'sampleStyle',
      type: 'text',
      admin: {
        description: 'The style its sample is set in.',
        components: { Field: '@/admin/axes/position-fields#SampleStyle' },
      },
    },
    jsonField('sampleCoordinates', {
      description: 'Where the axes of that style stand in its sample.',
      validate: isCoordinates,
      editor: '@/admin/axes/position-fields#SampleAxes',
    }),
    {
      name: 'scripts',
      type: 'text',
      hasMany: true,
      admin: { description: 'Read from the files.', readOnly: true },
    },
  ],
}
