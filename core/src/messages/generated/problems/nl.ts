import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'problem.answers_invalid': ['Antwoorden kloppen nog niet'],
  'problem.answers_invalid.detail': [
    'Sommige velden zijn niet of niet goed ingevuld. Uw antwoorden zijn bewaard.',
  ],
  'problem.conflict': ['Botsing met een andere wijziging'],
  'problem.conflict.detail': [
    'Dit kan nu niet, omdat er intussen iets is veranderd. Ververs de pagina en probeer het opnieuw.',
  ],
  'problem.environment_not_allowed': ['Omgeving niet toegankelijk'],
  'problem.environment_not_allowed.detail': ['U mag formulieren in deze omgeving niet bekijken.'],
  'problem.environment_not_found': ['Omgeving niet gevonden'],
  'problem.environment_not_found.detail': [
    'Kies development, test, acceptance of production als omgeving.',
  ],
  'problem.forbidden': ['Geen toegang'],
  'problem.forbidden.detail': ['U hebt niet het recht om dit te doen. Vraag het aan uw beheerder.'],
  'problem.form_not_found': ['Formulier niet gevonden'],
  'problem.form_not_found.detail': ['Dit formulier bestaat niet of niet meer. Controleer de link.'],
  'problem.form_not_published': ['Formulier niet beschikbaar'],
  'problem.form_not_published.detail': [
    'Dit formulier is nu niet gepubliceerd. Probeer het later opnieuw.',
  ],
  'problem.internal': ['Er is iets misgegaan'],
  'problem.internal.detail': ['Neem contact op met de helpdesk als dit blijft gebeuren.'],
  'problem.invalid': ['Niet goed ingevuld'],
  'problem.invalid.detail': ['Sommige gegevens zijn niet of niet goed ingevuld.'],
  'problem.login_expired': ['U bent niet meer ingelogd'],
  'problem.login_expired.detail': [
    'U bent te lang niet bezig geweest. Log opnieuw in om verder te gaan.',
  ],
  'problem.login_level_too_low': ['Inloggen met een hoger niveau nodig'],
  'problem.login_level_too_low.detail': [
    'Log opnieuw in en kies een inlogmethode met een hoger niveau.',
  ],
  'problem.login_other_person': ['Ingelogd als iemand anders'],
  'problem.login_other_person.detail': [
    'Dit formulier is door iemand anders begonnen. Log in als die persoon of begin een nieuw formulier.',
  ],
  'problem.login_required': ['Inloggen nodig'],
  'problem.login_required.detail': ['Log in om verder te gaan.'],
  'problem.malformed_json': ['Onleesbaar verzoek'],
  'problem.malformed_json.detail': ['De inhoud van het verzoek is geen geldige JSON.'],
  'problem.method_not_allowed': ['Methode niet toegestaan'],
  'problem.method_not_allowed.detail': ['Dit adres kent deze methode niet.'],
  'problem.not_authenticated': ['Niet aangemeld'],
  'problem.not_authenticated.detail': ['Meld u aan om verder te gaan.'],
  'problem.not_found': ['Niet gevonden'],
  'problem.not_found.detail': ['Wat u zoekt, bestaat niet of niet meer.'],
  'problem.origin_not_allowed': ['Website niet toegestaan'],
  'problem.origin_not_allowed.detail': [
    'Deze website mag dit formulier niet tonen. De beheerder kan de website toestaan.',
  ],
  'problem.payment_not_due': ['Er hoeft niets betaald te worden'],
  'problem.payment_not_due.detail': ['Voor dit formulier staat geen betaling open.'],
  'problem.precondition_required': ['Versienummer ontbreekt'],
  'problem.precondition_required.detail': ['Stuur met If-Match mee welke versie u hebt gelezen.'],
  'problem.provider_unavailable': ['Dienst niet bereikbaar'],
  'problem.provider_unavailable.detail': [
    'De dienst die wij hiervoor nodig hebben, antwoordt nu niet. Probeer het later opnieuw.',
  ],
  'problem.return_address_not_allowed': ['Terugkeren kan niet'],
  'problem.return_address_not_allowed.detail': [
    'De pagina waarop dit formulier staat, mag dit niet. Neem contact op met de beheerder van de website.',
  ],
  'problem.stale': ['Intussen gewijzigd'],
  'problem.stale.detail': [
    'Iemand anders heeft dit intussen gewijzigd. Bekijk die wijziging voordat u opslaat.',
  ],
  'problem.tenant_disabled': ['Niet beschikbaar'],
  'problem.tenant_disabled.detail': ['De applicatie is momenteel niet beschikbaar.'],
  'problem.tenant_not_found': ['Organisatie niet gevonden'],
  'problem.tenant_not_found.detail': ['Op dit adres is geen organisatie bekend.'],
  'problem.token_expired': ['Aanmelding verlopen'],
  'problem.token_expired.detail': ['Uw aanmelding is verlopen. Meld u opnieuw aan.'],
  'problem.too_large': ['Te groot'],
  'problem.too_large.detail': ['Wat u verstuurt, is te groot. Maak uw antwoorden korter.'],
  'problem.too_many_requests': ['Te veel verzoeken'],
  'problem.too_many_requests.detail': [
    'Er kwamen te veel verzoeken kort na elkaar. Wacht even en probeer het opnieuw.',
  ],
  'problem.transition_not_allowed': ['Stap niet mogelijk'],
  'problem.transition_not_allowed.detail': ['Deze stap kan niet vanuit de huidige status.'],
  'problem.unavailable': ['Tijdelijk niet beschikbaar'],
  'problem.unavailable.detail': ['De server is even niet beschikbaar. Probeer het straks opnieuw.'],
  'problem.unknown_field': ['Onbekende vraag'],
  'problem.unknown_field.detail': [
    'Er is een antwoord verstuurd op een vraag die niet in dit formulier staat.',
  ],
  'problem.unsupported_media_type': ['Soort inhoud niet ondersteund'],
  'problem.unsupported_media_type.detail': ['Verstuur de inhoud als application/json.'],
  'problem.version_locked': ['Versie vergrendeld'],
  'problem.version_locked.detail': [
    'Deze versie is gepubliceerd en kan niet meer worden gewijzigd. Maak een nieuwe versie.',
  ],
} satisfies Messages;
