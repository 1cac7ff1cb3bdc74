import type { Field, Tab } from 'payload'
import { SCENE_NAMES, refuseScene } from '@/domain/catalogue/score/staff-scenes'
import { findScoreFacts } from '@/operations/records/releases'
import { cleanedText } from '../../fields/clean-texts'

/** One scene of the page, put in or taken out. */
const scene: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'kind',
        label: { en: 'Scene', de: 'Szene' },
        type: 'select',
        required: true,
        options: Object.entries(SCENE_NAMES).map(([value, label]) => ({ value, label })),
        validate: async (
          kind: unknown,
          { id, req, siblingData }: { id?: number | string; req: Req; siblingData: unknown },
        ) => {
          if (typeof kind !== 'string' || kind === '') return 'Choose a scene.'
          const isPinned = (siblingData as { do?: string }).do !== 'drop'
          if (!isPinned || id === undefined) return true
          const facts = await findScoreFacts(req.payload, String(id))
          return (facts && refuseScene(kind, facts)) ?? true
        },
      },
      {
        name: 'do',
        label: { en: 'What becomes of it', de: 'Was mit ihr geschieht' },
        type: 'select',
        required: true,
        defaultValue: 'pin',
        options: [
          { value: 'pin', label: { en: 'Shown', de: 'Gezeigt' } },
          { value: 'drop', label: { en: 'Left out', de: 'Weggelassen' } },
        ],
      },
    ],
  },
  {
    type: 'row',
    admin: { condition: (_, row) => (row as { do?: string }).do !== 'drop' },
    fields: [
      {
        name: 'at',
        label: { en: 'Place', de: 'Platz' },
        type: 'number',
        min: 1,
        max: 8,
        admin: {
          step: 1,
          description: {
            en: '1 is the first after the name. Empty: where it fits best.',
            de: '1 ist der erste nach dem Namen. Leer: wo sie am besten passt.',
          },
        },
      },
      {
        name: 'tone',
        label: { en: 'Tone', de: 'Ton' },
        type: 'select',
        options: [
          { value: 'positive', label: { en: 'Positive', de: 'Positiv' } },
          { value: 'negative', label: { en: 'Negative', de: 'Negativ' } },
        ],
        admin: {
          description: {
            en: 'At most two scenes are negative, never the first two. Empty: as it fits.',
            de: 'Höchstens zwei Szenen sind negativ, nie die ersten zwei. Leer: wie es passt.',
          },
        },
      },
    ],
  },
  cleanedText({
    name: 'word',
    label: { en: 'Word', de: 'Wort' },
    admin: {
      condition: (_, row) =>
        (row as { kind?: string }).kind === 'extreme' && (row as { do?: string }).do !== 'drop',
      description: {
        en: 'In place of the shop’s. Shown once the typeface is published, where its fonts have every letter.',
        de: 'Statt dem des Shops. Gezeigt, sobald die Schrift veröffentlicht ist und ihre Fonts jeden Buchstaben haben.',
      },
    },
  }),
]

type Req = { payload: Parameters<typeof findScoreFacts>[0] }

/** What staff change about the page that the shop composes of a typeface's own fonts. */
export const scoreTab: Tab = {
  label: { en: 'Page', de: 'Seite' },
  fields: [
    {
      name: 'score',
      label: { en: 'Scenes', de: 'Szenen' },
      labels: {
        singular: { en: 'Scene', de: 'Szene' },
        plural: { en: 'Scenes', de: 'Szenen' },
      },
      type: 'array',
      maxRows: Object.keys(SCENE_NAMES).length,
      access: { read: ({ req }) => Boolean(req.user) },
      admin: {
        description: {
          en: 'The shop composes the page of a typeface from what its fonts can do. Here a scene is put in, at a place, or left out; all the others are composed around it. Empty: by the shop alone.',
          de: 'Der Shop baut die Seite einer Schrift aus dem, was ihre Fonts können. Hier wird eine Szene eingesetzt, an einen Platz, oder weggelassen; alle anderen fügen sich darum. Leer: allein durch den Shop.',
        },
      },
      fields: scene,
    },
  ],
}
