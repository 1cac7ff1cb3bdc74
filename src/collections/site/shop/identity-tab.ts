import type { EmailField, FilterOptions, Tab, UploadField } from 'payload'
import { parseEmailAddress } from '@/domain/customer/email-address'
import { cleanedText } from '../../fields/clean-texts'
import { previewLevels } from '../../fields/preview-levels'
import { refuseName, refuseTelephone } from './seller-rules'

export const identityTab: Tab = {
  label: 'Shop',
  description: 'Whose shop it is, as every page and every mail says.',
  fields: [
    cleanedText({
      name: 'name',
      required: true,
      defaultValue: 'Type foundry',
      validate: refuseName,
      admin: { description: 'In the bar, in titles, and as the sender of mails.' },
    }),
    {
      type: 'row',
      fields: [
        pictureField('logo', {
          kinds: ['image/svg+xml'],
          description: 'An SVG of shapes in black. It stands in the bar in place of the name.',
        }),
        pictureField('favicon', {
          kinds: ['image/svg+xml', 'image/png'],
          description: 'A square SVG or PNG. Without one, the first letter of the name.',
        }),
        pictureField('sharingPicture', {
          label: 'Picture for sharing',
          kinds: ['image/png', 'image/jpeg', 'image/webp'],
          description: 'Shown where somebody shares a page of the shop: 1200 × 630 pixels.',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        emailField('email', {
          label: 'E-mail',
          description: 'Mails come from it, and answers go to it. Your mail server must allow it.',
        }),
        cleanedText({ name: 'telephone', validate: refuseTelephone }),
      ],
    },
    emailField('staffEmail', {
      label: 'Mail for staff',
      description:
        'Told of an order that needs a person, a mail that failed, an enquiry, events of Stripe that do not arrive and a full disk. Empty: each login is told of what its roles lead to.',
    }),
    {
      name: 'previewLevel',
      type: 'select',
      defaultValue: 'guarded',
      options: previewLevels(),
      admin: {
        description:
          'Whoever loads a page can keep its fonts. Guarded: further letters and features come one by one, by addresses of the visit, and not more than a person looks at in an hour. A typeface may differ, on its tab Trying.',
      },
    },
    {
      name: 'needsSecondFactor',
      label: 'Everybody on the staff needs a second factor',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Whoever has none gets to their own account only, until it is turned on there.',
      },
    },
  ],
}

function pictureField(
  name: string,
  { label, kinds, description }: { label?: string; kinds: string[]; description: string },
): UploadField {
  const filterOptions: FilterOptions = { mimeType: { in: kinds } }
  const shown = { ...(label ? { label } : {}), admin: { description } }
  return { name, type: 'upload', relationTo: 'media', filterOptions, ...shown }
}

/** An address of the shop's own, checked as a buyer's is. */
export function emailField(
  name: string,
  { label, description }: { label?: string; description: string },
): EmailField {
  return {
    name,
    type: 'email',
    ...(label ? { label } : {}),
    admin: { description },
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return true
      const parsed = parseEmailAddress(value)
      return parsed.kind === 'ok' || parsed.sentence
    },
  }
}
