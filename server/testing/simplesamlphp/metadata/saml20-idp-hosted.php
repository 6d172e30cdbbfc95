<?php

use SAML2\Constants;

// The levels of DigiD from low to high; the lowest one that is asked for is what a person has to reach.
$proveLevel = <<<'PHP'
    $classes = ['PasswordProtectedTransport', 'MobileTwoFactorContract', 'Smartcard', 'SmartcardPKI'];
    $levels = array_map(fn ($name) => "urn:oasis:names:tc:SAML:2.0:ac:classes:$name", $classes);
    $reached = $attributes['level'][0];
    $responder = \SAML2\Constants::STATUS_RESPONDER;
    if ($reached === 'cancelled') {
        $error = new \SimpleSAML\Module\saml\Error($responder, \SAML2\Constants::STATUS_AUTHN_FAILED);
        \SimpleSAML\Auth\State::throwException($state, $error);
    }
    $asked = $state['saml:RequestedAuthnContext'];
    $least = array_search($asked['AuthnContextClassRef'][0], $levels, true);
    if ($asked['Comparison'] !== 'minimum' || $least === false || array_search($reached, $levels, true) < $least) {
        $error = new \SimpleSAML\Module\saml\Error($responder, \SAML2\Constants::STATUS_NO_AUTHN_CONTEXT);
        \SimpleSAML\Auth\State::throwException($state, $error);
    }
    $state['saml:AuthnContextClassRef'] = $reached;
    unset($attributes['level']);
    PHP;

$metadata[getenv('IDENTITY_PROVIDER_ORIGIN')] = [
    'host' => '__DEFAULT__',
    'auth' => 'people',
    'privatekey' => 'signing.key',
    'certificate' => 'signing.crt',
    'saml20.sendartifact' => true,
    'SingleSignOnServiceBinding' => [Constants::BINDING_HTTP_REDIRECT, Constants::BINDING_HTTP_POST],
    'SingleLogoutServiceBinding' => [Constants::BINDING_HTTP_REDIRECT, Constants::BINDING_HTTP_POST],
    'validate.authnrequest' => true,
    'validate.logout' => true,
    'sign.logout' => true,
    'sharedkey_algorithm' => 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    'NameIDFormat' => Constants::NAMEID_UNSPECIFIED,
    'authproc' => [
        10 => ['class' => 'core:PHP', 'code' => $proveLevel],
        20 => ['class' => 'saml:AttributeNameID', 'attribute' => 'number', 'Format' => Constants::NAMEID_UNSPECIFIED],
        30 => ['class' => 'core:AttributeLimit'],
    ],
];
