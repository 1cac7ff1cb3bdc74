import { APIError, type CollectionBeforeOperationHook, type Payload } from 'payload'
import { problemOfQuery, type RestQuery } from '@/domain/site/read-query'

/** The public REST API answers a question it does not understand with 400 and a sentence, before the database fails on it. */
export const refuseOddQuery: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST' || req.user || !['read', 'count'].includes(operation)) return args
  const problem = problemOfQuery(args as RestQuery, dateFieldsOf(req.payload))
  if (problem) throw new QueryIsOdd(problem)
  return args
}

/** Logged as Payload's own refusals of questions are: strangers may ask what they like. */
class QueryIsOdd extends APIError {
  override readonly name = 'QueryError'

  constructor(problem: string) {
    super(problem, 400, null, true)
  }
}

const dateFields = new WeakMap<Payload, ReadonlySet<string>>()

function dateFieldsOf(payload: Payload): ReadonlySet<string> {
  const known = dateFields.get(payload)
  if (known) return known
  const fields = payload.config.collections.flatMap(({ flattenedFields }) => flattenedFields)
  const found = new Set(fields.filter(({ type }) => type === 'date').map(({ name }) => name))
  dateFields.set(payload, found)
  return found
}
