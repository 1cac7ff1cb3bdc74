import type { Field, Tab } from 'payload'
import { SCENE_NAMES, refuseScene } from '@/domain/catalogue/score/staff-scenes'
import { findScoreFacts } from '@/operations/records/releases'
import { cleanedText } from '../../fields/clean-texts'
import { array, number, row, select } from '../../fields/payload-fields'

/** One scene of the page, put in or taken out. */
const scene: Field[] = [
  row(
    select(
      'kind',
      Object.entries(SCENE_NAMES).map(([value, label]) => ({ value, label })),
      {
        required: true,
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
    ),
    select(
      'do',
      [
        { value: 'pin', label: { en: 'Shown', de: 'Gezeigt' } },
        { value: 'drop', label: { en: 'Left out', de: 'Weggelassen' } },
      ],
      { required: true, defaultValue: 'pin' },
    ),
  ),
  {
    type: 'row',
    admin: { condition: (_, row) => (row as { do?: string }).do !== 'drop' },
    fields: [
      number('at', { min: 1, max: 8, admin: { step: 1 } }),
      select('tone', ['positive', 'negative']),
    ],
  },
  cleanedText({
    name: 'word',
    admin: {
      condition: (_, row) =>
        (row as { kind?: string }).kind === 'extreme' && (row as { do?: string }).do !== 'drop',
    },
  }),
]

type Req = { payload: Parameters<typeof findScoreFacts>[0] }

/** What staff change about the page that the shop composes of a typeface's own fonts. */
export const scoreTab: Tab = {
  label: { en: 'Page', de: 'Seite' },
  fields: [
    array('score', scene, {
      maxRows: Object.keys(SCENE_NAMES).length,
      access: { read: ({ req }) => Boolean(req.user) },
    }),
  ],
}
