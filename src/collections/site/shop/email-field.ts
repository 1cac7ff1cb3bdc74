import type { EmailField } from 'payload'
import { parseEmailAddress } from '@/domain/customer/email-address'

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
