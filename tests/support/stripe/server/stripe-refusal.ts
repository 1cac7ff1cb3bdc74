/** An answer other than 200: its body is `{ error }`. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown> & { type: string; message: string },
  ) {
    super(error.message)
    this.name = 'StripeRefusal'
  }
}

export function invalid(message: string, more: { code?: string; param?: string } = {}) {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, ...more })
}

export function missing(object: string, id: string) {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param: 'id',
  })
}
