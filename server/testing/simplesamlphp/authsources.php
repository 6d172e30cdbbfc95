<?php

// Invented people, by name and password; `level` is how they prove who they are.
$classes = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';

$config = [
    'people' => [
        'exampleauth:UserPass',
        'willeke:geheim' => ['number' => ['s00000000:999993653'], 'level' => ["{$classes}MobileTwoFactorContract"]],
        'fatima:geheim' => ['number' => ['s00000000:999990019'], 'level' => ["{$classes}Smartcard"]],
        'sem:geheim' => ['number' => ['s00000000:999990548'], 'level' => ['cancelled']],
    ],
];
