import type { ApiContract } from '@form-builder/core/contract/contract.ts';
import { dataRequestBody } from './data-request.ts';
import { formFile } from './form-file.ts';
import { squareJpeg } from './square-jpeg.ts';
import { buildIntegration } from './failed-delivery.ts';

const listSource = {
  url: 'https://voorbeeld.example/lijst.csv',
  format: 'csv',
  label_column: 'naam',
  id_column: null,
  parent_column: null,
  every: 'day',
} as const;

const exportPlan = {
  frequency: 'daily',
  weekday: 1,
  month_day: 1,
  hour: 7,
  period: 'all',
  target: { kind: 'mail', mailbox: '' },
} as const;

const noDays = { completed: null, saved: null, aborted: null, failed: null };
const retentionTerms = {
  all_days: 1,
  keep_days: null,
  completed_days: null,
  saved_days: null,
  aborted_days: null,
  failed_days: null,
  method: 'delete',
  selection_list_number: '',
} as const;

const forgedCredential = {
  id: 'Z2VrYWFwdA',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

/** The data of the attacked tenant, by the names that the attacks use. */
export interface Victim {
  readonly form: string;
  readonly version: string;
  readonly submission: string;
  readonly submissionKey: string;
  /** The Idempotency-Key with which the submission was created. */
  readonly attempt: string;
  readonly user: string;
  /** The id of the user's session. */
  readonly session: string;
  readonly email: string;
  readonly role: string;
  readonly group: string;
  /** An outside provider of staff. */
  readonly signInProvider: string;
  /** The key of a link to set the user's password. */
  readonly passwordKey: string;
  /** The key of the mail that confirms another e-mail address. */
  readonly emailKey: string;
  readonly upload: string;
  readonly file: string;
  /** A mail about the submission that finally failed. */
  readonly mail: string;
  /** A delivery of the submission that finally failed. */
  readonly delivery: string;
  /** A request to co-sign the submission, and its key. */
  readonly coSignature: string;
  readonly coSignatureKey: string;
  readonly coSignatureCode: string;
  /** An export that failed. */
  readonly export: string;
  /** A scheduled export. */
  readonly schedule: string;
  /** A hold on the submissions of the form. */
  readonly hold: string;
  /** A request of a citizen about their data. */
  readonly dataRequest: string;
  /** A view of the list of submissions that is shared within the tenant. */
  readonly view: string;
  /** A theme that designers pick. */
  readonly theme: string;
}

/** A valid outside provider of staff. */
export const signInProviderBody = {
  name: 'Entra ID',
  is_active: true,
  issuer: 'https://login.example/realms/prooi',
  client_id: 'formulieren',
  client_authentication: 'secret',
  scope: 'openid email profile',
  groups_claim: 'groups',
  group_roles: [],
  domains: ['prooi.example'],
  trusts_email: false,
  account_creation: 'with_role',
  mfa_values: [],
  contact: null,
} as const;

/**
 * A call with the ids of another tenant. `refused`: the response must be that it does not exist.
 * `rejected`: the call has no id, but a proof that is not valid for the caller.
 * `own`: the call has no id; its response may only contain data of the caller's tenant.
 */
interface Attack {
  readonly expected: 'refused' | 'rejected' | 'own';
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const own = (members: Omit<Attack, 'expected'> = {}): Attack => ({ expected: 'own', ...members });
const refused = (members: Omit<Attack, 'expected'>): Attack => ({
  expected: 'refused',
  ...members,
});

const rejected = (members: Omit<Attack, 'expected'>): Attack => ({
  expected: 'rejected',
  ...members,
});

const revision = { 'if-match': '"1"' };

/** One attack per endpoint; without one, a new endpoint fails the check below and does not compile. */
export const attacksOn = (victim: Victim): Readonly<Record<keyof ApiContract, Attack>> => {
  const form = { id: victim.form };
  const member = { id: victim.form, user_id: victim.user };
  const version = { id: victim.version };
  const submission = { id: victim.submission };
  const key = { 'x-submission-key': victim.submissionKey };
  const coSignature = {
    params: { id: victim.coSignature },
    headers: { 'x-submission-key': victim.coSignatureKey },
  };
  const transition = { params: { ...version, environment: 'production' }, body: {} };
  const ofVersion = { query: { filter: { form_version_id: victim.version } } };
  const page = { params: { id: 'first' }, ...ofVersion };
  const field = { params: { id: 'name' }, ...ofVersion };
  return {
    getConfig: own(),
    getSettings: own(),
    updateSettings: own({ body: [{ id: 'title', value: 'Anders' }] }),
    listFeatures: own(),
    updateFeature: own({ params: { id: 'glossary' }, body: { is_active: true } }),
    getFeatureUses: own({ params: { id: 'payments' } }),
    listQuotas: own(),
    createSettingImageUpload: own({
      body: { name: 'a.png', mime_type: 'image/png', size_bytes: 9 },
    }),
    createSettingImage: refused({ body: { upload_id: victim.file, name: 'a.png' } }),
    createThemeFontUpload: own({
      body: { name: 'a.woff2', mime_type: 'font/woff2', size_bytes: 9 },
    }),
    createThemeFont: refused({ body: { upload_id: victim.file, name: 'a.woff2' } }),
    getAllowedOrigins: own(),
    saveAllowedOrigins: own({ body: { origins: ['https://www.andere.example'] } }),
    checkEmbedding: own({ body: { url: 'https://www.andere.example/' } }),
    listSystemLanguages: own(),
    listSystemTexts: own({ params: { language: 'en' } }),
    updateSystemTexts: own({
      params: { language: 'en' },
      body: { texts: { 'element.next': 'On' } },
    }),
    listGlossaryTerms: own(),
    createGlossaryTerm: own({ body: { term: 'Eigen', translations: {}, remark: null } }),
    updateGlossaryTerm: refused({
      params: { id: victim.form },
      headers: revision,
      body: { term: 'Gekaapt', translations: {}, remark: null },
    }),
    deleteGlossaryTerm: refused({ params: { id: victim.form }, headers: revision }),
    listUsers: own(),
    getUser: refused({ params: { id: victim.user } }),
    createUser: own({
      body: { email: 'eigen@voorbeeld.nl', first_name: 'Eigen', last_name: 'Mens' },
    }),
    updateUser: refused({ params: { id: victim.user }, body: { first_name: 'Gekaapt' } }),
    inviteUser: refused({ params: { id: victim.user } }),
    resetUserSecondFactor: refused({ params: { id: victim.user } }),
    listReviewedRights: own(),
    listUserForms: refused({ params: { id: victim.user } }),
    withdrawUserForm: refused({ params: { id: victim.user, form_id: victim.form } }),
    exportReviewedRights: own(),
    confirmRights: refused({ params: { id: victim.user } }),
    withdrawRights: refused({ params: { id: victim.user } }),
    readSecondFactor: own(),
    readSessionTimes: own(),
    listNotifications: own(),
    readNotifications: own({ body: { id: `export:${victim.export}:failed:0` } }),
    listPasskeys: own(),
    offerPasskey: refused({ body: { password_current: 'Gekaapt-2026' } }),
    addPasskey: rejected({ body: { name: 'Gekaapt', credential: forgedCredential } }),
    renamePasskey: refused({ params: { id: victim.user }, body: { name: 'Gekaapt' } }),
    removePasskey: refused({
      body: { passkey_id: victim.user, password_current: 'Gekaapt-2026' },
    }),
    startTotpEnrolment: own(),
    confirmTotpEnrolment: refused({ body: { code: '123456', password_current: 'Gekaapt-2026' } }),
    removeSecondFactor: refused({ body: { password_current: 'Gekaapt-2026' } }),
    createRecoveryCodes: refused({ body: { password_current: 'Gekaapt-2026' } }),
    listUserSessions: refused({ params: { id: victim.user } }),
    endUserSession: refused({ params: { id: victim.user, session_id: victim.session } }),
    endUserSessions: refused({ params: { id: victim.user } }),
    changePassword: refused({
      body: { password: 'Gekaapt-2026-nieuw', password_current: 'Gekaapt-2026' },
    }),
    listOwnSessions: own(),
    endOwnSession: refused({ params: { id: victim.session } }),
    endOtherSessions: own(),
    updateOwnProfile: own({ body: { position: 'Eigen functie' } }),
    listLogbook: own({ query: { filter: { form_id: victim.form } } }),
    getLogbookState: own(),
    listLogbookActors: own({ query: { filter: { id: victim.user } } }),
    listRoles: own(),
    exportRoles: own(),
    createRole: own({ body: { name: 'Eigen rol', permissions: [] } }),
    updateRole: refused({ params: { id: victim.role }, body: { name: 'Gekaapt' } }),
    deleteRole: refused({ params: { id: victim.role } }),
    listGroups: own(),
    createGroup: refused({ body: { name: 'Eigen groep', user_ids: [victim.user] } }),
    updateGroup: refused({ params: { id: victim.group }, body: { name: 'Gekaapt' } }),
    deleteGroup: refused({ params: { id: victim.group } }),
    listSignInProviders: own(),
    createSignInProvider: refused({
      body: {
        ...signInProviderBody,
        group_roles: [{ group: 'beheer', role_id: victim.role }],
      },
    }),
    updateSignInProvider: refused({
      params: { id: victim.signInProvider },
      body: { name: 'Gekaapt' },
    }),
    deleteSignInProvider: refused({ params: { id: victim.signInProvider } }),
    checkSignInProvider: refused({ params: { id: victim.signInProvider } }),
    unlinkSignInProvider: refused({
      params: { id: victim.user, provider_id: victim.signInProvider },
    }),
    requestPasswordReset: own({ body: { email: victim.email } }),
    getPasswordPolicy: own(),
    listPhotos: own(),
    getPhoto: refused({ params: { user_id: victim.user, version: '0123456789abcdef' } }),
    setOwnPhoto: own({ body: { content: squareJpeg.toString('base64') } }),
    removeOwnPhoto: own(),
    removeUserPhoto: refused({ params: { id: victim.user } }),
    requestEmailChange: refused({
      body: { email: 'gekaapt@example.nl', password_current: 'Gekaapt-2026' },
    }),
    confirmEmailChange: refused({ body: { key: victim.emailKey } }),
    getProcessingDocument: own(),
    searchLogbookPerson: own({ body: { kind: 'bsn', value: '111222333' } }),
    readPasswordKey: refused({ body: { key: victim.passwordKey } }),
    setPassword: refused({ body: { key: victim.passwordKey, password: 'Gekaapt-2026' } }),
    listEnvironments: own(),
    updateEnvironment: own({ params: { id: 'development' }, body: { name: 'Anders' } }),
    orderEnvironments: own({
      body: { environments: ['production', 'test', 'acceptance', 'development'] },
    }),
    listForms: own(),
    createForm: own({ body: { name: 'Eigen formulier' } }),
    getForm: refused({ params: form }),
    updateForm: refused({ params: form, headers: revision, body: { name: 'Gekaapt' } }),
    deleteForm: refused({ params: form }),
    archiveForm: refused({ params: form }),
    unarchiveForm: refused({ params: form }),
    listFormMembers: refused({ params: form }),
    listMemberCandidates: refused({ params: form }),
    saveFormMember: refused({ params: member, body: { role: 'viewer' } }),
    deleteFormMember: refused({ params: member }),
    listFormGroups: refused({ params: form }),
    listGroupCandidates: refused({ params: form }),
    saveFormGroup: refused({
      params: { ...form, group_id: victim.group },
      body: { role: 'viewer' },
    }),
    deleteFormGroup: refused({ params: { ...form, group_id: victim.group } }),
    listTemplateUses: refused({ params: form }),
    listReviews: refused({ params: form }),
    listReviewers: refused({ params: transition.params, query: { search: '' } }),
    getFormInsight: refused({ params: form }),
    getTenantInsight: own({}),
    // Counts of a version of another tenant are left out.
    countVisit: own({
      body: {
        version_id: victim.version,
        environment: 'production',
        counts: [{ kind: 'opened' }],
      },
    }),
    getLogRetentionPreview: own(),
    getRetentionPreview: own({ query: { form_id: victim.form } }),
    listDestructions: own({ query: { filter: { form_id: victim.form } } }),
    exportDestructions: own({ query: { filter: { form_id: victim.form } } }),
    listHolds: own({ query: { filter: { form_id: victim.form } } }),
    createHold: refused({
      body: { form_id: victim.form, reason: 'Gekaapt', ends_on: '2030-01-01' },
    }),
    liftHold: refused({ params: { id: victim.hold } }),
    listProcessingCards: own(),
    exportProcessingCards: own(),
    listDataRequests: own(),
    createDataRequest: own({ body: dataRequestBody }),
    getDataRequest: refused({ params: { id: victim.dataRequest } }),
    repeatDataRequestSearch: refused({ params: { id: victim.dataRequest } }),
    extendDataRequest: refused({ params: { id: victim.dataRequest }, body: { reason: 'x' } }),
    listProcessingLines: refused({ params: { id: victim.dataRequest } }),
    getDataRequestPackage: refused({ params: { id: victim.dataRequest } }),
    correctFoundSubmission: refused({
      params: { id: victim.dataRequest },
      body: { submission_id: victim.submission, text: 'Gekaapt' },
    }),
    restrictFoundSubmissions: refused({
      params: { id: victim.dataRequest },
      body: { submission_ids: [victim.submission], ends_on: '2999-12-31' },
    }),
    eraseFoundSubmissions: refused({
      params: { id: victim.dataRequest },
      body: { submission_ids: [victim.submission] },
    }),
    closeDataRequest: refused({ params: { id: victim.dataRequest }, body: { status: 'handled' } }),
    getFormRetention: refused({ params: form }),
    previewFormRetention: refused({ params: form, body: retentionTerms }),
    previewRetentionPolicy: own({ body: { defaults: noDays, maxima: noDays } }),
    updateFormRetention: refused({
      params: form,
      headers: { 'if-match': '"0"' },
      body: retentionTerms,
    }),
    listVersions: own({ query: { filter: { form_id: victim.form } } }),
    createVersion: refused({ body: { form_id: victim.form } }),
    getVersion: refused({ params: version }),
    listFindings: refused({ params: version }),
    updateVersion: refused({ params: version, headers: revision, body: { title: 'Gekaapt' } }),
    changeVersion: refused({ params: version, headers: revision, body: { changes: [] } }),
    deleteVersion: refused({ params: version }),
    createSamplePdf: refused({ params: version, body: { answers: {} } }),
    listJournal: refused({ params: version }),
    listVersionRemarks: refused({ params: version }),
    createVersionRemark: refused({
      params: version,
      body: { change: { key: 'page_added', text: 'Gekaapt' }, text: 'Gekaapt' },
    }),
    replyToVersionRemark: refused({
      params: { ...version, remark_id: version.id },
      body: { text: 'Gekaapt' },
    }),
    resolveVersionRemark: refused({ params: { ...version, remark_id: version.id } }),
    reopenVersionRemark: refused({ params: { ...version, remark_id: version.id } }),
    restoreVersion: refused({ params: { ...version, revision: '1' }, headers: revision }),
    announcePresence: refused({
      params: { ...version, tab_id: version.id },
      body: { page_id: null, field_id: null },
    }),
    exportVersion: refused({ params: version }),
    importForm: refused({ body: { content: formFile, form_id: victim.form, is_applied: true } }),
    getFormFileSchema: own(),
    listAttachments: refused({ params: form, query: { purpose: 'image' } }),
    createAttachmentUpload: refused({
      params: form,
      body: { purpose: 'image', name: 'a.png', mime_type: 'image/png', size_bytes: 9 },
    }),
    createAttachment: refused({
      params: form,
      body: { upload_id: victim.file, purpose: 'image', name: 'a.png' },
    }),
    listTranslationSuggestions: refused({ params: { ...version, language: 'en' } }),
    exportTranslations: refused({ params: { ...version, language: 'en' } }),
    importTranslations: refused({
      params: { ...version, language: 'en' },
      body: { format: 'csv', content: 'key;translation\r\nname.label;Gekaapt', is_applied: true },
    }),
    updateTranslations: refused({
      params: { ...version, language: 'en' },
      body: { texts: { 'name.label': { text: 'Gekaapt' } } },
    }),
    proposeVersion: refused(transition),
    retractProposal: refused(transition),
    approveVersion: refused(transition),
    rejectVersion: refused(transition),
    publishVersion: refused(transition),
    withdrawVersion: refused(transition),
    schedulePublication: refused({ ...transition, body: { at: '2026-12-03T08:00:00.000Z' } }),
    cancelScheduledPublication: refused({ params: transition.params }),
    createReviewLink: refused(transition),
    listPages: refused(ofVersion),
    getPage: refused(page),
    createPage: refused({ ...ofVersion, headers: revision, body: { title: 'Gekaapt' } }),
    updatePage: refused({ ...page, headers: revision, body: { title: 'Gekaapt' } }),
    deletePage: refused({ ...page, headers: revision }),
    listProperties: refused(ofVersion),
    getProperty: refused(field),
    createProperty: refused({
      ...ofVersion,
      headers: revision,
      body: { page_id: 'first', type: 'text', label: 'x' },
    }),
    updateProperty: refused({ ...field, headers: revision, body: { label: 'Gekaapt' } }),
    deleteProperty: refused({ ...field, headers: revision }),
    getPublicForm: refused({ params: form }),
    createSubmission: refused({
      body: { form_version_id: victim.version, data: { name: 'x' }, status: 'final' },
    }),
    updateSubmission: refused({
      params: submission,
      headers: key,
      body: { data: { name: 'x' }, status: 'final' },
    }),
    getOwnSubmission: refused({ params: submission, headers: key }),
    findAttempt: refused({ headers: { 'idempotency-key': victim.attempt } }),
    resumeSubmission: refused({ params: submission, headers: key, body: {} }),
    requestResumeCode: refused({ params: submission, headers: key }),
    mailResumeLink: refused({
      params: submission,
      headers: key,
      body: { email: 'kaper@voorbeeld.nl' },
    }),
    mailCopy: refused({
      params: submission,
      headers: key,
      body: { email: 'kaper@voorbeeld.nl' },
    }),
    requestVerificationCode: refused({ params: submission, headers: key }),
    verifySubmission: refused({ params: submission, headers: key, body: { code: '123456' } }),
    findCoSignature: refused({ body: { code: victim.coSignatureCode, form_id: victim.form } }),
    getCoSignatureCode: refused({ params: submission, headers: key }),
    getCoSignerIdentifier: refused({ params: submission }),
    getCoSignature: refused(coSignature),
    signCoSignature: refused({ ...coSignature, body: { is_accepted: true } }),
    declineCoSignature: refused({ ...coSignature, body: {} }),
    getDraftVersion: refused({ params: { id: victim.form, version: victim.version } }),
    listIdentities: refused({ params: submission }),
    getSensitiveAnswers: refused({ params: submission }),
    previewIntegration: refused({
      params: version,
      body: { integration: buildIntegration(), answers: {} },
    }),
    listProviders: own(),
    saveProvider: own({
      params: { id: 'zaken', stage: 'production' },
      body: {
        driver: 'webhook',
        name: 'Eigen',
        settings: { url: 'https://zaken.voorbeeld.nl/' },
        secret: 'a-secret-of-our-own',
      },
    }),
    checkProvider: refused({ params: { id: 'geheim', stage: 'production' } }),
    fetchProviderMetadata: own({ body: { url: 'https://localhost/metadata' } }),
    tryDataSource: refused({ params: { id: 'geheim', stage: 'production' }, body: { inputs: {} } }),
    listProviderChoices: refused({
      params: { id: 'geheim', stage: 'production' },
      query: { list: 'case_types' },
    }),
    deleteProvider: refused({ params: { id: 'geheim', stage: 'production' } }),
    setProviderOutage: refused({
      params: { id: 'geheim', stage: 'production' },
      body: { is_down: true },
    }),
    listProviderCalls: refused({ params: { id: 'geheim', stage: 'production' } }),
    getCallStatistics: refused({ params: { id: 'geheim', stage: 'production' } }),
    listQuarantine: own(),
    scanQuarantined: refused({ params: { id: victim.file } }),
    releaseQuarantined: refused({ params: { id: victim.file }, body: { reason: 'Eigen' } }),
    deleteQuarantined: refused({ params: { id: victim.file }, body: { reason: 'Eigen' } }),
    listProviderUses: refused({ params: { id: 'geheim' } }),
    listFailedDeliveries: own(),
    listDeliveryStates: refused({ params: submission }),
    retrySubmissionDeliveries: refused({ params: submission }),
    retryDelivery: refused({ params: { ...submission, delivery_id: victim.delivery } }),
    retryDeliveries: refused({ body: { form_id: victim.form } }),
    retryMail: refused({ params: { ...submission, mail_id: victim.mail } }),
    getIdentifier: refused({ params: { ...submission, provider: 'digid' } }),
    startPayment: refused({
      params: submission,
      headers: { 'x-submission-key': victim.submissionKey },
      body: { return_url: 'https://www.gemeente.example/' },
    }),
    getPayment: refused({
      params: submission,
      headers: { 'x-submission-key': victim.submissionKey },
    }),
    restartPayment: refused({
      params: submission,
      headers: { 'x-submission-key': victim.submissionKey },
      body: {},
    }),
    updateHandling: refused({ params: submission, body: { add_labels: ['Gekaapt'] } }),
    listRemarks: refused({ params: submission }),
    createRemark: refused({ params: submission, body: { text: 'Gekaapt' } }),
    listAssignees: refused({ query: { forms: victim.form } }),
    listLabels: own(),
    listSubmissionViews: own(),
    createSubmissionView: refused({
      body: { name: 'Gekaapt', query: '', form_id: victim.form },
    }),
    deleteSubmissionView: refused({ params: { id: victim.view } }),
    listSubmissions: own({ query: { filter: { form_id: victim.form } } }),
    countSubmissionsByDay: own(),
    getSubmission: refused({ params: submission }),
    getSubmissionNeighbours: refused({ params: submission }),
    deleteSubmission: refused({ params: submission, body: { reason: 'Inbraak' } }),
    refundPayment: refused({
      params: submission,
      body: {
        refund_id: victim.user,
        payment_id: victim.submission,
        amount_cents: 1,
        reason: 'Gekaapt',
      },
    }),
    listPaymentsOfDay: own({ query: { day: '2026-11-25' } }),
    exportPaymentsOfDay: own({ query: { day: '2026-11-25' } }),
    getOwnPdf: refused({
      params: submission,
      headers: { 'x-submission-key': victim.submissionKey },
    }),
    getSubmissionPdf: refused({ params: submission }),
    readOwnUpload: refused({ body: { key: victim.upload } }),
    getSubmissionFile: refused({ params: { id: victim.submission, file_id: victim.file } }),
    previewSubmissionFile: refused({ params: { id: victim.submission, file_id: victim.file } }),
    listExports: own(),
    // The response repeats its filters; that the file holds nothing of another tenant is in `logbook-exports.test.ts`.
    createLogbookExport: own({ body: {} }),
    createExport: refused({ body: { form_id: victim.form, format: 'xlsx' } }),
    listConsentRequests: own(),
    decideOnExport: refused({ params: { id: victim.export }, body: { decision: 'give' } }),
    retryExport: refused({ params: { id: victim.export } }),
    deleteExport: refused({ params: { id: victim.export } }),
    getExportFile: refused({ params: { id: victim.export } }),
    listExportFields: refused({ params: form }),
    listExportSchedules: own(),
    listExportTargets: own(),
    createExportSchedule: refused({
      body: { ...exportPlan, choices: { form_id: victim.form, format: 'xlsx' } },
    }),
    updateExportSchedule: refused({ params: { id: victim.schedule }, body: exportPlan }),
    setExportSchedulePaused: refused({
      params: { id: victim.schedule },
      body: { is_paused: true },
    }),
    runExportSchedule: refused({ params: { id: victim.schedule } }),
    deleteExportSchedule: refused({ params: { id: victim.schedule } }),
    listAnswerFilters: refused({ params: form }),
    listAnswerColumns: refused({ params: form }),
    getSubmissionFollowUps: refused({ params: form }),
    listCustomLists: own(),
    createCustomList: own({ body: { name: 'Eigen' } }),
    getCustomList: refused({ params: { key: 'prooi' } }),
    saveCustomList: own({ params: { key: 'prooi' }, body: { name: 'Eigen lijst', items: [] } }),
    deleteCustomList: refused({ params: { key: 'geheim' } }),
    getListSource: own({ params: { key: 'geheim' } }),
    saveListSource: refused({ params: { key: 'geheim' }, body: listSource }),
    deleteListSource: refused({ params: { key: 'geheim' } }),
    previewListSource: refused({ params: { key: 'geheim' }, body: listSource }),
    refreshCustomList: refused({
      params: { key: 'geheim' },
      body: { accepts_shrinking: false },
    }),
    listThemes: own(),
    createTheme: refused({ body: { name: 'Gekaapt', source_id: victim.theme } }),
    getTheme: refused({ params: { id: victim.theme } }),
    updateTheme: refused({
      params: { id: victim.theme },
      headers: revision,
      body: { name: 'Gekaapt' },
    }),
    deleteTheme: refused({ params: { id: victim.theme } }),
    checkThemeStyle: own({ body: { css: '.label { letter-spacing: 0 }' } }),
    callProcedure: own({ body: { signature: 'search:global', body: { search: 'Prooi' } } }),
    callPublicProcedure: refused({
      body: { signature: 'search:global', body: { search: 'Prooi' } },
    }),
  };
};
