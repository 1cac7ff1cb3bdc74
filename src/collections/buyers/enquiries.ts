import type { CollectionConfig } from 'payload'
import { LETTER_TOPICS } from '@/domain/customer/parse-letter'
import { ownValue } from '@/domain/own-value'
import { stateOptions } from '@/domain/order/state-names'
import { recordAnswer } from '@/operations/receive-enquiry'
import type { Enquiry } from '@/payload-types'
import { nobody, staffAccess } from '../access-rules'
import { readOnlyText } from '../fields/common'
import { followedUpFields, noteFollower, quoteLinkField } from '../fields/follow-up'
import { relationship, select, text, textarea } from '../fields/payload-fields'

/** What one kind is told, others are not. */
const told = (name: string) => ({
  readOnly: true,
  condition: (data: Record<string, unknown>) => Boolean(ownValue(data, name)),
})

const fixed = { access: { update: () => false } }

const TOPICS = [
  { value: 'licence', label: 'A licence' },
  ...Object.entries(LETTER_TOPICS).map(([value, label]) => ({ value, label })),
  { value: 'withdrawal', label: 'Withdrawal' },
]

/** Questions about licences that are not sold by themselves, and letters of all kinds. Staff note that one was answered. */
export const Enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  access: { ...staffAccess, create: nobody },
  defaultSort: '-createdAt',
  hooks: {
    beforeChange: [noteFollower(({ state }) => state === 'answered')],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        const [now, before] = [doc as Enquiry, previousDoc as Partial<Enquiry>]
        const isAnswered = now.state === 'answered' && before.state === 'open'
        if (isAnswered) await recordAnswer(req.payload, now)
      },
    ],
  },
  fields: [
    quoteLinkField,
    select('state', stateOptions('enquiries'), {
      required: true,
      defaultValue: 'open',
      admin: { position: 'sidebar' },
    }),
    ...followedUpFields,
    textarea('note', { admin: { position: 'sidebar' } }),
    readOnlyText('enquirykey', { unique: true, hidden: true, ...fixed }),
    select('topic', TOPICS, { defaultValue: 'licence', ...fixed }),
    textarea('message', { admin: { readOnly: true }, ...fixed }),
    relationship('order', 'orders', { index: true, admin: told('order'), ...fixed }),
    ...['name', 'email', 'company', 'number', 'licenceType', 'tier', 'typefaces'].map((name) =>
      text(name, { admin: told(name), ...fixed }),
    ),
  ],
}
