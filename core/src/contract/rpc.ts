import * as v from 'valibot';
import { endpoint, privateAccess, publicAccess } from './endpoint.ts';
import { loginProcedures } from './visitor/login.ts';
import { lookUpProcedures } from './visitor/lookups.ts';
import { procedure } from './procedure.ts';
import { uploadFormSchema, uploadRequestSchema } from './visitor/uploads.ts';
import { visitorRoutes } from './visitor/visitor-routes.ts';

/** A result of the global search. */
const searchItemSchema = v.object({
  type: v.picklist(['user', 'form', 'template']),
  id: v.string(),
  name: v.string(),
  icon: v.string(),
  meta: v.object({ email: v.nullable(v.string()), description: v.nullable(v.string()) }),
});

export const procedures = {
  searchGlobal: procedure({
    signature: 'search:global',
    summary:
      'Finds users, forms and building blocks the caller may see, with tolerance for typing errors in names of forms.',
    access: privateAccess(),
    body: v.object({
      search: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
      with: v.optional(v.array(v.string()), []),
    }),
    data: v.array(searchItemSchema),
  }),
  ...loginProcedures,
  createUploadForm: procedure({
    signature: 'stateless-uploads:form:create',
    summary: 'Gives a signed form for sending one file straight to storage.',
    access: publicAccess,
    body: uploadRequestSchema,
    data: uploadFormSchema,
  }),
  ...lookUpProcedures,
} as const;

type AnyProcedure = (typeof procedures)[keyof typeof procedures];
type ProcedureOf<S> = Extract<AnyProcedure, { readonly signature: S }>;

/** The signatures for callers who are not signed in. */
export type PublicSignature = Extract<
  AnyProcedure,
  { readonly access: { readonly level: 'public' } }
>['signature'];

/** The input of a procedure, by signature. */
export type ProcedureBody<S> = v.InferInput<ProcedureOf<S>['body']>;

/** The output of a procedure, by signature. */
export type ProcedureData<S> = v.InferOutput<ProcedureOf<S>['data']>;

const envelope = v.object({ signature: v.string(), body: v.optional(v.unknown(), {}) });
const answer = v.object({ data: v.unknown(), meta: v.optional(v.record(v.string(), v.unknown())) });

export const rpcContract = {
  callProcedure: endpoint({
    method: 'POST',
    path: '/rpc',
    summary: 'Calls a procedure as the signed-in user.',
    access: privateAccess(),
    body: envelope,
    status: 200,
    answer,
    errors: ['not_found', 'forbidden'],
  }),
  callPublicProcedure: endpoint({
    ...visitorRoutes.callPublicProcedure,
    summary: 'Calls a procedure that needs no signed-in user.',
    access: publicAccess,
    body: envelope,
    status: 200,
    answer,
    errors: [
      'not_found',
      'login_required',
      'login_expired',
      'return_address_not_allowed',
      'provider_unavailable',
      'form_not_published',
      'unknown_field',
      'too_large',
      'unavailable',
      'too_many_requests',
    ],
  }),
} as const;
