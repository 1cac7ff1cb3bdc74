import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { refuseStrangersWrite } from '@/operations/staff/refuse-calls'

type Handler = ReturnType<typeof REST_POST>

export const GET = REST_GET(config)
export const POST = knowingWho(REST_POST(config))
export const DELETE = knowingWho(REST_DELETE(config))
export const PATCH = knowingWho(REST_PATCH(config))
export const PUT = knowingWho(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)

function knowingWho(handle: Handler): Handler {
  return async (request, context) =>
    (await refuseStrangersWrite(request, config)) ?? handle(request, context)
}
