import type { EmailField, Tab, UploadField } from 'payload'
import { parseEmailAddress } from '@/domain/customer/email-address'
import { cleanedText } from '../../fields/clean-texts'
import { refuseName, refuseTelephone } from './seller-rules'
import { checkbox, row, select } from '../../fields/payload-fields'

export const identityTab: Tab = {
  label: 'Shop',
  description: 'Whose shop it is, as every page and every mail says.',
  fields: [
    cleanedText({
      name: 'name',
      required: true,
      defaultValue: 'Type foundry',
      validate: refuseName,
    }),
    row(
      pictureField('logo', ['image/svg+xml']),
      pictureField('favicon', ['image/svg+xml', 'image/png']),
      pictureField('sharingPicture', ['image/png', 'image/jpeg', 'image/webp']),
    ),
    row(emailField('email'), cleanedText({ name: 'telephone', validate: refuseTelephone })),
    emailField('staffEmail'),
    select('previewLevel', ['open', 'guarded'], { defaultValue: 'guarded' }),
    checkbox('needsSecondFactor', { defaultValue: false }),
  ],
}

function pictureField(name: string, kinds: string[]): UploadField {
  return { name, type: 'upload', relationTo: 'media', filterOptions: { mimeType: { in: kinds } } }
}

/** An address of the shop's own, checked as a buyer's is. */
export function emailField(name: string): EmailField {
  return {
    name,
    type: 'email',
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return true
      const parsed = parseEmailAddress(value)
      return parsed.kind === 'ok' || parsed.sentence
    },
  }
}
