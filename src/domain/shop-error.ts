import { fillIn } from './staff/german/sentence-shapes'

/** What the door answers: the endpoints map nothing but this number. */
type ShopStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503 | 507

/** One sentence for each invalid field, by its path: "email", "address.city", "lines.0.styles". */
export type FieldErrors = Record<string, string>

/** A broken rule: a stable code for programs and a sentence a person can act on. */
export class ShopError extends Error {
  override readonly name: string
  readonly fields: FieldErrors | null = null
  readonly retryAfterInSeconds: number | null = null
  /** Answered beside the error: the current cart of a conflict. */
  readonly beside: Record<string, unknown> | null = null

  constructor(
    readonly code: string,
    readonly status: ShopStatus,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options)
    this.name = new.target.name
  }
}

/** What whoever asks is told of an error, where a page or the door answers. */
export type Refusal = { status: number; message: string; retryAfterInSeconds?: number }

/** What whoever breaks a rule says of it: what stands at the places of its sentence, "{style}", or where it has none other words. */
type Said<Place extends string> = [Place] extends [never] ? [said?: string] : [Filled<Place>]

type Filled<Place extends string> = Record<Place, string | number>

/** What a rule with one sentence is made of. */
export function brokenRule<Place extends string = never>(
  code: string,
  status: ShopStatus,
  sentence: string,
) {
  return class extends ShopError {
    constructor(...[said = sentence]: Said<Place>) {
      super(code, status, typeof said === 'string' ? said : fillIn(sentence, said))
    }
  }
}

/** The same for rules whose sentences stand in a table, by their codes. */
export function rulesOf<Code extends string>(table: Readonly<Record<Code, string>>) {
  return <Place extends string = never>(code: Code, status: ShopStatus) =>
    brokenRule<Place>(code, status, table[code])
}

export class InvalidRequest extends ShopError {
  override readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('invalid', 400, Object.values(fields)[0] ?? 'This request is not complete.')
    this.fields = fields
  }
}

/** Every faulty field of a body at once, each with its sentence. */
export function assertFaultless(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new InvalidRequest(errors)
}
