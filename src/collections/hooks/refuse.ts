import { type PayloadRequest, ValidationError, type ValidationFieldError } from 'payload'

/** A row that is not saved, and why, beside its fields. */
export function refused(req: PayloadRequest, collection: string, errors: ValidationFieldError[]) {
  return new ValidationError({ collection, errors, req }, req.t)
}
