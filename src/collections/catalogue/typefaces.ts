import type { CollectionConfig } from 'payload'
import { publishedAccess } from '../access/staff-managed'
import { jsonField, positionField, slugField } from '../fields/common'
import { priceField } from '../fields/money'
import { ownPrices } from '../fields/own-prices'
import { previewOf } from '../fields/preview'
import { isCoordinates } from '../fields/coordinates'
import { preparation } from '../fields/preparation'
import { visitorsMayTry } from '../fields/visitors-may-try'
import { refuseWithStyles } from '../hooks/before-deletion'
import { assertParent } from '../hooks/check-parent'
import { askAboutPrice, confirmedPrice } from '../hooks/ask-about-price'
import { capLimit } from '../hooks/cap-limit'
import { refuseOddQuery } from '../hooks/refuse-odd-query'
import { cleanNames } from '../hooks/clean-texts'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { prepareTypeface, queuePreparation } from '../hooks/prepare-typeface'

export const Typefaces: CollectionConfig = {
  slug: 'typefaces',
  access: publishedAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'price', '_status'],
    ...previewOf('typefaces'),
  },
  defaultPopulate: { name: true, slug: true, parent: true },
  defaultSort: 'position',
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [cleanNames],
    beforeOperation: [refuseOddQuery, capLimit],
    beforeChange: [askAboutPrice, assertParent, queuePreparation],
    beforeDelete: [refuseWithStyles],
    afterChange: [prepareTypeface, refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    slugField(),
    positionField,
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'typefaces',
      index: true,
      filterOptions: ({ id }) => ({
        parent: { exists: false },
        ...(id ? { id: { not_equals: id } } : {}),
      }),
      admin: { position: 'sidebar', description: 'The superfamily this one belongs to.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'select',
          required: true,
          options: ['serif', 'sans', 'display', 'mono'],
        },
        {
          name: 'shape',
          type: 'select',
          defaultValue: 'field',
          options: ['belt', 'mast', 'page', 'table', 'field'],
          admin: { description: 'The proportion of its field on the wall.' },
        },
      ],
    },
    { name: 'designers', type: 'text', hasMany: true },
    { name: 'foundry', type: 'text' },
    priceField({
      en: 'Of the whole family. Empty: sold by the style only.',
      de: 'Der ganzen Familie. Leer: nur einzelne Schnitte.',
    }),
    confirmedPrice,
    ownPrices,
    {
      name: 'styles',
      type: 'join',
      collection: 'styles',
      on: 'typeface',
      defaultSort: 'position',
      defaultLimit: 40,
      maxDepth: 0,
      access: { read: ({ req }) => Boolean(req.user) },
      admin: {
        defaultColumns: ['name', 'typ', 'weight', 'slope', 'price'],
        description: 'Open a style to upload its master.',
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
      type: 'row',
      fields: [
        {
          name: 'sampleStyle',
          type: 'text',
          admin: { description: 'The style its sample is set in, by name.' },
        },
        jsonField('sampleCoordinates', {
          description: 'Axis values its sample stands at, such as {"wght": 700}.',
          validate: isCoordinates,
        }),
      ],
    },
    {
      name: 'scripts',
      type: 'text',
      hasMany: true,
      admin: { description: 'Read from the files.', readOnly: true },
    },
    {
      name: 'languageNote',
      type: 'textarea',
      admin: {
        description:
          'A word of yours on its languages, under the list that is read from the files. No upload changes it.',
      },
    },
    ...visitorsMayTry,
    ...preparation,
  ],
}
