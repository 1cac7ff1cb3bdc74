import type { Payload } from 'payload'
import type { CartLineRequest, LicenceChoice } from '@/domain/cart/cart-request'
import { checkAnswers } from '@/domain/licensing/answers/check-answers'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { InvalidRequest, type FieldErrors } from '@/domain/shop-error'
import { readPriceRules } from './price-records'

/** Lines as they are stored: what buyers told of their uses is checked and cleaned, and what nobody asks is left out. */
export async function checkLines(
  payload: Payload,
  lines: CartLineRequest[],
): Promise<CartLineRequest[]> {
  if (!lines.some(({ licences }) => licences.some(({ answers }) => answers))) return lines
  const { licenceTypes } = await readPriceRules(payload)

  const errors: FieldErrors = {}
  const checked = lines.map((line, index) => ({
    ...line,
    licences: line.licences.map((choice, place) =>
      checkChoice(choice, {
        type: licenceTypes.find(({ key }) => key === choice.type),
        path: `lines.${index}.licences.${place}.answers`,
        errors,
      }),
    ),
  }))
  if (Object.keys(errors).length > 0) throw new InvalidRequest(errors)
  return checked
}

/** Whether there is such a licence is said by whoever prices it. */
function checkChoice(
  choice: LicenceChoice,
  { type, path, errors }: { type: LicenceType | undefined; path: string; errors: FieldErrors },
): LicenceChoice {
  if (!type || !choice.answers) return choice
  const checked = checkAnswers(type.questions ?? [], choice.answers)
  for (const [key, sentence] of Object.entries(checked.errors)) errors[`${path}.${key}`] = sentence

  const { answers: _given, ...rest } = choice
  return Object.keys(checked.answers).length > 0 ? { ...rest, answers: checked.answers } : rest
}
